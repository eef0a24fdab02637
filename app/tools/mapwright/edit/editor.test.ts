import { expect, test } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { hangingDoors } from '~/maps/map/doors';
import {
  after,
  blank,
  cellOf,
  command,
  press,
  roomOf,
  twoRooms,
} from '../../../../tests/harness/editor-hands';
import type { EditorAction } from './editor';

test('a rectangle in solid rock is a room with the next number', () => {
  const { map } = twoRooms();
  expect(map.rooms).toMatchObject([
    { number: 1, x: 2, y: 2, width: 6, height: 5, shape: 'rectangle' },
    { number: 2, x: 9, y: 2, width: 6, height: 5 },
  ]);
});

test('a shape follows the pointer and leaves nothing of the way there', () => {
  const state = after(
    blank(),
    { type: 'choose', choices: { tool: 'rectangle' } },
    press(2, 2),
    { type: 'drag', at: { x: 20, y: 20 } },
    { type: 'drag', at: { x: 3, y: 3 } },
    { type: 'lift' },
  );
  expect(state.map.cells.filter((cell) => cell !== CELL.rock).length).toBe(4);
});

test('a door breaks through a wall one square thick, and hangs right', () => {
  const state = after(
    twoRooms(),
    { type: 'choose', choices: { tool: 'door', door: 'secret' } },
    press(8, 4),
  );
  expect(state.map.doors).toEqual([{ x: 8, y: 4, direction: 'horizontal', kind: 'secret' }]);
  expect(hangingDoors(state.map, state.map.doors)).toEqual(state.map.doors);
});

test('a door in the middle of a room is refused in words, and changes nothing', () => {
  const before = after(twoRooms(), { type: 'choose', choices: { tool: 'door' } });
  const state = after(before, press(4, 4));
  expect(state.map).toBe(before.map);
  expect(state.message).toContain('gap in a wall');
});

test('digging away the wall beside a door takes the door along, and undo brings both back', () => {
  const withDoor = after(twoRooms(), { type: 'choose', choices: { tool: 'door' } }, press(8, 4));
  const brush = { type: 'choose', choices: { tool: 'brush', ground: 'floor', brush: 1 } } as const;
  const dug = after(withDoor, brush, press(8, 3), { type: 'lift' });
  expect(dug.map.doors).toEqual([]);
  expect(after(dug, command('undo')).map.doors).toHaveLength(1);
});

test('new floor beside a room belongs to the room, and wall belongs to none', () => {
  const brush = { type: 'choose', choices: { tool: 'brush', ground: 'floor', brush: 1 } } as const;
  const state = after(twoRooms(), brush, press(2, 7), { type: 'lift' });
  expect(roomOf(state, 2, 7)).toBe(1);
  expect(state.map.rooms[0]).toMatchObject({ height: 6 });
  const walled = after(state, { type: 'choose', choices: { ground: 'rock' } }, press(2, 7), {
    type: 'lift',
  });
  expect(roomOf(walled, 2, 7)).toBe(0);
  expect(walled.map.rooms[0]).toMatchObject({ height: 5 });
});

test('a broken-off stroke leaves the map as it was', () => {
  const before = blank();
  const drawing = after(before, { type: 'choose', choices: { tool: 'brush' } }, press(5, 5), {
    type: 'drag',
    at: { x: 9, y: 5 },
  });
  expect(cellOf(drawing, 9, 5)).toBe(CELL.floor);
  expect(after(drawing, { type: 'drop' }).map).toBe(before.map);
});

test('stairs turn when they are set again, and a symbol goes when it is set again', () => {
  const stairs: EditorAction = { type: 'choose', choices: { tool: 'stairs', stairs: 'up' } };
  const once = after(twoRooms(), stairs, press(3, 3));
  const twice = after(once, press(3, 3));
  expect(twice.map.stairs[0]?.direction).not.toBe(once.map.stairs[0]?.direction);
  const symbol: EditorAction = { type: 'choose', choices: { tool: 'symbol', symbol: 'altar' } };
  const set = after(twoRooms(), symbol, press(4, 4));
  expect(set.map.symbols).toEqual([{ x: 4, y: 4, kind: 'altar' }]);
  expect(after(set, press(4, 4)).map.symbols).toEqual([]);
});

test('resizing keeps what fits, and a side that no map can have changes nothing', () => {
  const before = twoRooms();
  for (const [width, height] of [
    [0, 24],
    [19, 24],
    [30, 501],
    [Number.NaN, 24],
    [30.5, 24],
  ]) {
    const asked = { type: 'resize', width, height, anchor: 'north-west' } as EditorAction;
    const refused = after(before, asked);
    expect(refused.map, `${width} by ${height}`).toBe(before.map);
    expect(refused.message).toBe('Type a whole number from 20 to 500. The map stays as it is.');
  }
  const small = after(before, { type: 'resize', width: 20, height: 500, anchor: 'north-west' });
  expect([small.map.width, small.map.height]).toEqual([20, 500]);
  expect(small.map.rooms).toHaveLength(2);
  const middle = after(twoRooms(), { type: 'resize', width: 40, height: 24, anchor: 'middle' });
  expect(middle.map.rooms[0]).toMatchObject({ x: 7, y: 2 });
});
