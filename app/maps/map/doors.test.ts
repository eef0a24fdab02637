import { expect, it } from 'vitest';
import { CELL } from './cells';
import { hangsRight } from './doors';
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
    const found = SURROUNDINGS.filter((open) => hangsRight(surrounded(open), door));
    expect(found).toEqual([right]);
    expect(SURROUNDINGS.filter((open) => hangsRight(surrounded(open, '#'), door))).toEqual([]);
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
  expect(hangsRight(map, door(1, 'horizontal'))).toBe(true);
  expect(hangsRight(map, door(0, 'horizontal'))).toBe(false);
  expect(hangsRight(map, door(2, 'horizontal'))).toBe(false);
  expect(
    hangsRight(mapOf('.#', '.#', '.#'), { x: 0, y: 1, direction: 'vertical', kind: 'door' }),
  ).toBe(true);
});
