import fc from 'fast-check';
import { expect, test } from 'vitest';
import { monsterShelf } from '../shelf/monster-shelf';
import type { ShelfRow } from '../shelf/shelf';
import { readMonsterQuery } from './monster-search';
import { rowsTogether } from './rows-together';

function queryOf(address: string) {
  const reading = readMonsterQuery(new URLSearchParams(address));
  if (!reading.ok) throw new Error(reading.problem);
  return reading.query;
}

/** Text in the database's order: by UTF-8 bytes. */
const bytes = (text: string) => Buffer.from(text, 'utf8');

const rows = fc.uniqueArray(
  fc.record({
    tier: fc.constant(0),
    rank: fc.constant(0),
    sort_name: fc.constantFrom('imp', 'impala', 'ﬀ', '𐐀 elder', 'ogre', ''),
    id: fc.uuid(),
    cr: fc.constantFrom(0, 0.25, 1, 17),
  }),
  { selector: ({ id }) => id, maxLength: 20 },
);

test('two pages together stand in the order of each, by code points as in the database', () => {
  const orders: [string, (a: ShelfRow, b: ShelfRow) => number][] = [
    ['', () => 0],
    ['sort=cr', (a, b) => Number(a.cr) - Number(b.cr)],
    ['sort=cr&dir=desc', (a, b) => Number(b.cr) - Number(a.cr)],
  ];
  const byName = (a: ShelfRow, b: ShelfRow) =>
    Buffer.compare(bytes(String(a.sort_name)), bytes(String(b.sort_name))) ||
    Buffer.compare(bytes(String(a.id)), bytes(String(b.id)));
  fc.assert(
    fc.property(rows, fc.constantFrom(...orders), fc.boolean(), (all, [address, first], back) => {
      const expected = all.toSorted((a, b) => first(a, b) || byName(a, b));
      if (back) expected.reverse();
      const order = { query: queryOf(address), corrected: null, backwards: back };
      const some = expected.filter((_, at) => at % 3 === 0);
      const others = expected.filter((_, at) => at % 3 !== 0);
      expect(rowsTogether(monsterShelf, order, some, others)).toEqual(expected);
    }),
    { numRuns: 200 },
  );
});
