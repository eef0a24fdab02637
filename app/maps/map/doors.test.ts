import { expect, it } from 'vitest';
import { CELL } from './cells';
import { gapAt, hangingDoors, squaresOf, wideDoors } from './doors';
import { type Door, type DungeonMap, emptyMap } from './grid';

/** A map from letters: # is rock, anything else floor. */
function mapOf(...rows: string[]): DungeonMap {
  const map = emptyMap(rows[0]?.length ?? 0, rows.length, 'Test');
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter !== '#') map.cells[y * map.width + x] = CELL.floor;
    });
  });
  return map;
}

/** All combinations of the four squares around one being open, as the letters N, E, S and W of the open ones. */
const SURROUNDINGS = Array.from({ length: 16 }, (_, bits) =>
  ['N', 'E', 'S', 'W'].filter((_, side) => ((bits >> side) & 1) === 1).join(''),
);

function surrounded(open: string, middle = '.'): DungeonMap {
  const at = (side: string) => (open.includes(side) ? '.' : '#');
  return mapOf(`#${at('N')}#`, `${at('W')}${middle}${at('E')}`, `#${at('S')}#`);
}

it.each([
  ['horizontal', 'EW'],
  ['vertical', 'NS'],
] as const)(
  'a %s door hangs right in one of sixteen surroundings: %s open and walls beside it',
  (direction, right) => {
    const door: Door = { x: 1, y: 1, direction, kind: 'door' };
    const found = SURROUNDINGS.filter((open) => gapAt(surrounded(open), door) !== null);
    expect(found).toEqual([right]);
    expect(SURROUNDINGS.filter((open) => gapAt(surrounded(open, '#'), door) !== null)).toEqual([]);
  },
);

it('a door at the edge of a map leads nowhere, and the edge beside it is a wall', () => {
  const map = mapOf('...', '###');
  const door = (x: number, direction: Door['direction']): Door => ({
    x,
    y: 0,
    direction,
    kind: 'door',
  });
  expect(gapAt(map, door(1, 'horizontal'))).not.toBeNull();
  expect(gapAt(map, door(0, 'horizontal'))).toBeNull();
  expect(gapAt(map, door(2, 'horizontal'))).toBeNull();
  expect(gapAt(mapOf('.#', '.#', '.#'), { x: 0, y: 1, direction: 'vertical' })).not.toBeNull();
});

it('a gap of two or three squares has one door, which fills it; a wider one has none', () => {
  const map = mapOf('......', '#..#.#', '......');
  const door = (x: number): Door => ({ x, y: 1, direction: 'vertical', kind: 'locked' });
  const gap = [
    { x: 1, y: 1 },
    { x: 2, y: 1 },
  ];
  expect(gapAt(map, door(1))).toEqual(gap);
  expect(gapAt(map, door(2))).toEqual(gap);
  expect(gapAt(mapOf('......', '#....#', '......'), door(2))).toBeNull();
  const [left, right, other] = [door(1), door(2), door(4)];
  expect(hangingDoors(map, [left, other])).toEqual([other]);
  expect(hangingDoors(map, [right, left, other])).toEqual([right, left, other]);
  const [wide, single] = wideDoors([right, left, other]);
  expect([wide?.wide, single?.wide]).toEqual([2, 1]);
  expect(wide && squaresOf(wide)).toEqual(gap);
});
