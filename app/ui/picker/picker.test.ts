import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foundWords } from './found-words';
import { pickerField, readPicker } from './picker-fields';
import { nextPicking, type Picking } from './picking';

const LIMITS = { kinds: 3, each: 20 };

function read(search: string, limits = LIMITS) {
  return readPicker(new URLSearchParams(search), 'creature', limits);
}

describe('the fields of a picker', () => {
  it('say what is picked and what is searched for', () => {
    expect(read('creature.goblin=4&creature.owlbear=1&creature:find=+ogre+&title=Ambush')).toEqual({
      picked: [
        { id: 'goblin', count: 4 },
        { id: 'owlbear', count: 1 },
      ],
      search: 'ogre',
    });
  });

  it('do what the pressed button says', () => {
    expect(read('creature.goblin=4&creature:add=goblin').picked).toEqual([
      { id: 'goblin', count: 5 },
    ]);
    expect(read('creature.goblin=4&creature:add=ogre').picked).toHaveLength(2);
    expect(read('creature.goblin=4&creature:drop=goblin').picked).toEqual([]);
    expect(read('creature.goblin=0').picked).toEqual([]);
  });

  it('belong to the picker of their name alone', () => {
    expect(read('creatures.goblin=4&spell:find=fire&creature=ogre')).toEqual({
      picked: [],
      search: '',
    });
  });

  it('stay within the limits and never break, whatever is sent', () => {
    expect(read('creature.goblin=21').picked).toEqual([{ id: 'goblin', count: 20 }]);
    expect(read('creature.goblin=20&creature:add=goblin').picked).toEqual([
      { id: 'goblin', count: 20 },
    ]);
    const nonsense = ['-1', '1.5', '1e3', 'NaN', '', '9999999', '0x10'].map(
      (text) => `creature.x=${text}`,
    );
    for (const text of nonsense) expect(read(text).picked, text).toEqual([]);
    expect(read('creature.=4').picked).toEqual([]);
    const field = fc.tuple(
      fc.oneof(
        fc.string(),
        fc.string().map((id) => `creature.${id}`),
        fc.constant('creature:add'),
      ),
      fc.oneof(fc.string(), fc.nat().map(String), fc.constant(new File([], 'x'))),
    );
    fc.assert(
      fc.property(fc.array(field), (fields) => {
        const { picked, search } = readPicker(fields, 'creature', LIMITS);
        expect(picked.length).toBeLessThanOrEqual(LIMITS.kinds);
        expect(search.length).toBeLessThanOrEqual(100);
        for (const { count } of picked) {
          expect(Number.isInteger(count) && count >= 1 && count <= LIMITS.each).toBe(true);
        }
        const sent = picked.map(
          ({ id, count }) => [pickerField.count('creature', id), String(count)] as const,
        );
        expect(readPicker(sent, 'creature', LIMITS).picked).toEqual(picked);
      }),
      { numRuns: 200 },
    );
  });
});

describe('picking', () => {
  const goblin = { id: 'goblin', name: 'Goblin' };
  const start: Picking = { picked: [{ ...goblin, count: 4 }], said: '' };
  const then = (action: Parameters<typeof nextPicking>[1], limits = LIMITS, from = start) =>
    nextPicking(from, action, limits);

  it('counts what is picked twice', () => {
    expect(then({ type: 'add', thing: goblin })).toEqual({
      picked: [{ ...goblin, count: 5 }],
      said: 'Goblin × 5.',
    });
  });

  it('says so where no more fit', () => {
    const full = then({ type: 'add', thing: { id: 'ogre', name: 'Ogre' } }, { kinds: 1, each: 20 });
    expect(full.picked).toEqual(start.picked);
    expect(full.said).toBe('At most 1. Remove one first.');
    expect(then({ type: 'add', thing: goblin }, { kinds: 3, each: 4 }).said).toBe(
      'At most 4 of each.',
    );
    const once = { picked: [{ ...goblin, count: 1 }], said: '' };
    expect(then({ type: 'add', thing: goblin }, { kinds: 3, each: 1 }, once)).toEqual({
      picked: once.picked,
      said: 'Goblin is already added.',
    });
  });

  it('takes away, and knows nothing of what is not there', () => {
    expect(then({ type: 'drop', id: 'goblin' })).toEqual({
      picked: [],
      said: 'Goblin removed.',
    });
    expect(then({ type: 'count', id: 'goblin', count: 0 }).picked).toEqual([]);
    expect(then({ type: 'count', id: 'goblin', count: 2.9 }).picked[0]?.count).toBe(2);
    expect(then({ type: 'count', id: 'goblin', count: Number.NaN }).picked[0]?.count).toBe(4);
    expect(then({ type: 'drop', id: 'ogre' }).picked).toBe(start.picked);
  });
});

it('a search says how it stands', () => {
  const thing = { id: 'goblin', name: 'Goblin' };
  const here = (things: (typeof thing)[], more = false) => ({ is: 'here' as const, things, more });
  const said = (found: Parameters<typeof foundWords>[0]['found'], waits = false) =>
    foundWords({ query: 'gob', waits, found });
  expect(foundWords({ query: '', waits: false, found: null })).toBe('');
  expect(said(null, true)).toBe('Searching…');
  expect(said(here([thing]), true)).toBe('Searching…');
  expect(said(here([]))).toBe('No match for “gob”.');
  expect(said(here([thing]))).toBe('1 found.');
  expect(said(here([thing], true))).toContain('the first 1');
  expect(said({ is: 'lost' })).toContain('Offline.');
});
