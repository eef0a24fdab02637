import { expect, it } from 'vitest';
import { CELL } from './cells';
import { connectedPieces, largestPiece, reachOf } from './connectivity';
import { type DungeonMap, emptyMap } from './grid';

/** A small map from letters: # is rock, S a secret door between west and east, anything else floor. */
function mapOf(rows: string[]): DungeonMap {
  const map = emptyMap(rows[0]?.length ?? 0, rows.length, 'Test');
  rows.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter !== '#') map.cells[y * map.width + x] = CELL.floor;
      if (letter === 'S') map.doors.push({ x, y, direction: 'horizontal', kind: 'secret' });
    });
  });
  return map;
}

it('ground that touches at a corner alone is two pieces', () => {
  const map = mapOf(['#####', '#.###', '##.##', '#####']);
  expect(connectedPieces(map, { secretDoors: 'open' }).count).toBe(2);
});

it('the east edge of a row and the west edge of the next do not touch, whichever is walked from', () => {
  const eastFirst = mapOf(['####', '###.', '.###', '####']);
  expect(connectedPieces(eastFirst, { secretDoors: 'open' }).sizes).toEqual([1, 1]);
  const westFirst = mapOf(['.###', '.##.', '.###', '####']);
  expect(connectedPieces(westFirst, { secretDoors: 'open' }).sizes).toEqual([3, 1]);
});

it('a secret door joins two pieces, or keeps them apart, as one asks', () => {
  const map = mapOf(['#######', '#..S..#', '#######']);
  expect(connectedPieces(map, { secretDoors: 'open' }).sizes).toEqual([5]);
  expect(connectedPieces(map, { secretDoors: 'walls' }).sizes).toEqual([2, 2]);
});

it('names the rooms that can be reached by secret doors alone', () => {
  const map = mapOf(['########', '#...S..#', '########']);
  const room = { y: 1, height: 1, shape: 'rectangle' } as const;
  map.rooms.push({ ...room, number: 1, x: 1, width: 3, centre: { x: 1, y: 1 } });
  map.rooms.push({ ...room, number: 2, x: 5, width: 2, centre: { x: 5, y: 1 } });
  expect(reachOf(map)).toEqual({ connected: true, secretlyConnected: [2] });
});

it('the largest piece is the first of those that are as large; without ground there is none', () => {
  expect(largestPiece([2, 7, 7, 1])).toBe(2);
  expect(largestPiece([])).toBe(0);
});
