import { expect, it } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { emptyMap } from '~/maps/map/grid';
import { placesInRoom } from './room-places';

function hall() {
  const map = emptyMap(12, 12, 'Hall');
  for (let y = 2; y < 5; y += 1) {
    for (let x = 3; x < 7; x += 1) {
      map.cells[y * 12 + x] = CELL.floor;
      map.room[y * 12 + x] = 4;
    }
  }
  const area = { x: 3, y: 2, width: 4, height: 3 };
  map.rooms.push({ number: 4, ...area, shape: 'rectangle', centre: { x: 5, y: 3 } });
  return map;
}

it('finds squares around the middle of a room, the largest first and none twice', () => {
  expect(placesInRoom(hall(), 4, [1, 2, 1])).toEqual([
    { x: 5, y: 2 },
    { x: 5, y: 3 },
    { x: 4, y: 3 },
  ]);
});

it('leaves out what a room has no space for, and knows no other room', () => {
  expect(placesInRoom(hall(), 4, [4, 3])).toEqual([null, { x: 4, y: 2 }]);
  expect(placesInRoom(hall(), 5, [1])).toEqual([null]);
  expect(placesInRoom(hall(), 4, Array<number>(14).fill(1)).filter(Boolean)).toHaveLength(12);
});
