import { expect, it } from 'vitest';
import { type DungeonMap, emptyMap, type Room } from './grid';
import { extentsOf, measuredRoom } from './measured-room';

/** A map whose rooms are digits. */
function mapOf(...rows: string[]): DungeonMap {
  const map = emptyMap(rows[0]?.length ?? 0, rows.length, 'Rooms');
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (/\d/.test(letter)) map.room[y * map.width + x] = Number(letter);
    });
  });
  return map;
}

function measured(map: DungeonMap, room: Room): Room {
  const extent = extentsOf(map, new Set([room.number])).get(room.number);
  if (extent === undefined) throw new Error('The room has no squares.');
  return measuredRoom(map, room, extent);
}

const HALL: Room = {
  number: 1,
  x: 1,
  y: 1,
  width: 5,
  height: 3,
  shape: 'rectangle',
  centre: { x: 3, y: 2 },
};
const ROUND: Room = {
  number: 1,
  x: 2,
  y: 1,
  width: 6,
  height: 4,
  shape: 'round',
  centre: { x: 5, y: 3 },
};
const ROUND_MAP = [
  '..........',
  '...1111...',
  '..111111..',
  '..111111..',
  '...1111...',
  '..........',
];

it('rooms reach from their outermost squares to their outermost squares', () => {
  const map = mapOf('.......', '...1...', '.11..2.', '.1.122.', '.......', '3......');
  const extents = extentsOf(map, new Set([1, 2, 9]));
  expect([...extents]).toEqual([
    [1, { left: 1, top: 1, right: 3, bottom: 3 }],
    [2, { left: 4, top: 2, right: 5, bottom: 3 }],
  ]);
});

it('a room that lies as it did stays the very room', () => {
  const map = mapOf('.......', '.11111.', '.11111.', '.11111.', '.......');
  expect(measured(map, HALL)).toBe(HALL);
});

it('a room that grew or shrank on any side is measured anew, and keeps its middle while that is its own', () => {
  const grown = (...rows: string[]) => measured(mapOf(...rows), HALL);
  expect(grown('.......', '.11111.', '.11111.', '.11111.', '..1....')).toEqual({
    ...HALL,
    height: 4,
  });
  expect(grown('.......', '.111111', '.11111.', '.11111.', '.......')).toEqual({
    ...HALL,
    width: 6,
  });
  expect(grown('...1...', '.11111.', '.11111.', '.11111.', '.......')).toEqual({
    ...HALL,
    y: 0,
    height: 4,
  });
  expect(grown('.......', '.11111.', '111111.', '.11111.', '.......')).toEqual({
    ...HALL,
    x: 0,
    width: 6,
  });
});

it('a number goes to the square nearest the middle when its own is lost', () => {
  const ring = mapOf('.......', '.11111.', '.1...1.', '.11111.', '.......');
  expect(measured(ring, HALL).centre).toEqual({ x: 3, y: 1 });
  const east = mapOf('.......', '.11111.', '.1...1.', '.11..1.', '.......');
  expect(measured(east, HALL).centre).toEqual({ x: 3, y: 1 });
  const corner = mapOf('.......', '.....1.', '.......', '.1...1.', '.......');
  expect(measured(corner, { ...HALL, centre: { x: 3, y: 2 } }).centre).toEqual({ x: 5, y: 1 });
  const far = mapOf('.........', '.1......2', '.......11', '.........');
  const moved = { ...HALL, centre: { x: 8, y: 1 } };
  expect(measured(far, moved).centre).toEqual({ x: 7, y: 2 });
});

it('a hall and a cave keep their kind, whatever is left of them', () => {
  const rest = mapOf('.......', '.1.....', '.......', '.......', '.......');
  expect(measured(rest, HALL)).toEqual({
    number: 1,
    x: 1,
    y: 1,
    width: 1,
    height: 1,
    shape: 'rectangle',
    centre: { x: 1, y: 1 },
  });
  expect(measured(rest, { ...HALL, shape: 'cavern' })).toMatchObject({ shape: 'cavern', width: 1 });
});

it('a round room that was dug on keeps the rectangle of its round wall', () => {
  const rows = [...ROUND_MAP];
  rows[2] = '1111111111';
  expect(measured(mapOf(...rows), ROUND)).toEqual({
    ...ROUND,
    x: 0,
    y: 1,
    width: 10,
    height: 4,
    built: { x: 2, y: 0, width: 6, height: 4 },
  });
  const higher = ['...1......', ...ROUND_MAP.slice(1)];
  expect(measured(mapOf(...higher), ROUND)).toEqual({
    ...ROUND,
    x: 2,
    y: 0,
    width: 6,
    height: 5,
    built: { x: 0, y: 1, width: 6, height: 4 },
  });
});

it('a round room that is filled in again forgets that it was ever changed', () => {
  const changed: Room = {
    ...ROUND,
    x: 0,
    width: 10,
    built: { x: 2, y: 0, width: 6, height: 4 },
  };
  expect(measured(mapOf(...ROUND_MAP), changed)).toEqual(ROUND);
});

it('a round room of which less than two fifths are left has straight walls', () => {
  // Its rectangle has 24 squares: ten are at least two fifths, nine are not.
  const left = (...rows: string[]) => measured(mapOf(...rows), ROUND);
  const ten = left('..........', '..........', '..11111...', '..11111...', '..........');
  expect(ten).toMatchObject({ shape: 'round', built: { x: 0, y: -1, width: 6, height: 4 } });
  const nine = left('..........', '..........', '..11111...', '..1111....', '..........');
  expect(nine).toEqual({
    number: 1,
    x: 2,
    y: 2,
    width: 5,
    height: 2,
    shape: 'rectangle',
    centre: { x: 5, y: 3 },
  });
  // Squares outside the rectangle do not count.
  const beside = left('11........', '11........', '..1111....', '..1111....', '11........');
  expect(beside.shape).toBe('rectangle');
});

it('a round room at the edge of the map counts what lies on the map', () => {
  const map = mapOf('11111', '11111', '.....');
  const room: Room = { ...ROUND, x: -1, y: -2, centre: { x: 2, y: 1 } };
  expect(measured(map, room)).toMatchObject({ shape: 'round', x: 0, y: 0, width: 5, height: 2 });
});
