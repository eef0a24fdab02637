import { describe, expect, it } from 'vitest';
import { readNewParty } from './party-call';

const NUMBERS =
  'A level is a whole number from 1 to 20, hit points are one from 1 to 9999, and initiative is one from −20 to 40.';

describe('a new party by JSON', () => {
  it('keeps only those who have a name, and begins everything else as the specification says', () => {
    const members = [
      { name: ' Mira ' },
      { name: '  ' },
      {},
      null,
      { name: 'Nim', level: 3, hp: 21 },
    ];
    expect(readNewParty({ name: ' The Lanterns ', members })).toEqual({
      ok: true,
      party: {
        name: 'The Lanterns',
        members: [
          { name: 'Mira', level: 1, hp: 10, initiative: 0 },
          { name: 'Nim', level: 3, hp: 21, initiative: 0 },
        ],
      },
    });
  });

  it.each([
    [null, 'Give your party a name.'],
    [[], 'Give your party a name.'],
    [{ name: ' ', members: [{ name: 'Mira' }] }, 'Give your party a name.'],
    [
      { name: 'A\nB', members: [{ name: 'Mira' }] },
      'A party’s name is one line of at most 80 letters.',
    ],
    [{ name: 'Lanterns' }, 'Add at least one character with a name.'],
    [
      { name: 'Lanterns', members: [{ name: ' ', level: 2 }] },
      'Add at least one character with a name.',
    ],
    [{ name: 'Lanterns', members: 'Mira' }, 'Add at least one character with a name.'],
    [
      { name: 'Lanterns', members: [{ name: 'x'.repeat(81) }] },
      'A character’s name is one line of at most 80 letters.',
    ],
    [
      { name: 'Lanterns', members: [{ name: 7 }] },
      'A character’s name is one line of at most 80 letters.',
    ],
    // Not a string, and cannot be converted to one.
    [
      { name: 'Lanterns', members: [{ name: { toString: 1, valueOf: 1 } }] },
      'A character’s name is one line of at most 80 letters.',
    ],
    [
      { name: 'Lanterns', members: Array(13).fill({ name: 'Mira' }) },
      'A party has room for 12 characters.',
    ],
    [{ name: 'Lanterns', members: [{ name: 'Mira', level: 0 }] }, NUMBERS],
    [{ name: 'Lanterns', members: [{ name: 'Mira', level: 1.5 }] }, NUMBERS],
    [{ name: 'Lanterns', members: [{ name: 'Mira', hp: 0 }] }, NUMBERS],
    [{ name: 'Lanterns', members: [{ name: 'Mira', hp: '12' }] }, NUMBERS],
    [{ name: 'Lanterns', members: [{ name: 'Mira', initiative: 0.5 }] }, NUMBERS],
  ])('%j: %s', (body, error) => {
    expect(readNewParty(body)).toEqual({ error });
  });
});
