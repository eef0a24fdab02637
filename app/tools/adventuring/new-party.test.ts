import { describe, expect, it } from 'vitest';
import { NEW_MEMBER } from '~/parties/member';
import { PARTY_LIMITS } from '~/parties/party';
import { readNewParty } from '~/parties/party-call';
import { NEW_CHARACTER } from './new-character';
import { callOf, emptyParty, MOST_ROWS, typedParty } from './new-party';

function form(
  name: string,
  rows: readonly (readonly [string, string, string, string])[],
): FormData {
  const made = new FormData();
  made.append('name', name);
  for (const [character, level, hp, initiative] of rows) {
    made.append('character', character);
    made.append('level', level);
    made.append('hp', hp);
    made.append('initiative', initiative);
  }
  return made;
}

const read = (made: FormData) => readNewParty(callOf(typedParty(made)));

describe('the form of a new party', () => {
  it('begins with characters of level 1 with 10 hit points and initiative 0', () => {
    expect(NEW_CHARACTER).toEqual(NEW_MEMBER);
    expect(MOST_ROWS).toBe(PARTY_LIMITS.members);
    expect(emptyParty().characters[0]).toEqual({ name: '', level: '1', hp: '10', initiative: '0' });
  });

  it('sends only who has a name, each with the numbers of their own row', () => {
    const rows = [
      ['', '9', '9', '9'],
      ['Mira', '3', '21', '+2'],
      ['  ', '1', '10', '0'],
      ['Bo', '', '', '−1'],
    ] as const;
    expect(read(form('The Lanterns', rows))).toEqual({
      ok: true,
      party: {
        name: 'The Lanterns',
        members: [
          { name: 'Mira', level: 3, hp: 21, initiative: 2 },
          { name: 'Bo', level: 1, hp: 10, initiative: -1 },
        ],
      },
    });
  });

  it.each([
    ['', [['Mira', '1', '10', '0']], 'Give your party a name.'],
    ['Lanterns', [['', '1', '10', '0']], 'Add at least one character with a name.'],
    ['Lanterns', [], 'Add at least one character with a name.'],
  ] as const)('of “%s” with %o says: %s', (name, rows, error) => {
    expect(read(form(name, rows))).toEqual({ error });
  });

  it('is complete with characters of one’s own that sit down, and keeps which were ticked', () => {
    const made = form('The Lanterns', [['', '1', '10', '0']]);
    made.append('sits', 'vex');
    const typed = typedParty(made);
    expect(typed.sits).toEqual(['vex']);
    expect(readNewParty(callOf(typed), typed.sits.length)).toEqual({
      ok: true,
      party: { name: 'The Lanterns', members: [] },
    });
    expect(readNewParty(callOf(typed), 13)).toEqual({
      error: 'A party has room for 12 characters.',
    });
  });

  it.each([
    ['0', '10', '0'],
    ['1.5', '10', '0'],
    ['1', '0', '0'],
    ['1', 'many', '0'],
    ['1', '10', '99'],
  ])('takes no level %s, %s hit points, initiative %s', (level, hp, initiative) => {
    expect(read(form('Lanterns', [['Mira', level, hp, initiative]]))).toHaveProperty('error');
  });

  it('keeps what was typed, cut to what anybody types', () => {
    const typed = typedParty(
      form(
        'x'.repeat(500),
        Array.from({ length: 20 }, () => ['a', 'b', 'c', 'd'] as const),
      ),
    );
    expect(typed.name).toHaveLength(200);
    expect(typed.characters).toHaveLength(12);
    expect(typed.characters[0]).toEqual({ name: 'a', level: 'b', hp: 'c', initiative: 'd' });
  });
});
