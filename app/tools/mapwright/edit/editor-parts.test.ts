import { expect, test } from 'vitest';
import { CELL } from '~/maps/map/cells';
import {
  after,
  blank,
  cellOf,
  command,
  press,
  twoRooms,
} from '../../../../tests/harness/editor-hands';
import type { EditorAction } from './editor';

test('a copied room is pasted with a number of its own, a carried one keeps its number', () => {
  const selected = after(
    twoRooms(),
    { type: 'choose', choices: { tool: 'select' } },
    press(1, 1),
    { type: 'drag', at: { x: 8, y: 7 } },
    { type: 'lift' },
  );
  const pasted = after(
    { ...selected, selection: null },
    {
      type: 'command',
      id: 'escape',
    },
  );
  const copied = after(selected, command('copy'));
  const laid = after({ ...copied, selection: null, cursor: { x: 15, y: 12 } }, command('paste'));
  expect(pasted.map).toBe(selected.map);
  expect(laid.map.rooms.map((room) => [room.number, room.x, room.y])).toEqual([
    [1, 2, 2],
    [2, 9, 2],
    [3, 16, 13],
  ]);
  const carried = after(
    selected,
    press(3, 3),
    { type: 'drag', at: { x: 3, y: 13 } },
    { type: 'lift' },
  );
  expect(carried.map.rooms[0]).toMatchObject({ number: 1, x: 2, y: 12 });
  expect(cellOf(carried, 3, 3)).toBe(CELL.rock);
});

test('what is pasted beyond the edge is cut off there', () => {
  const all = after(twoRooms(), command('select-all'), command('copy'));
  const laid = after({ ...all, selection: null, cursor: { x: 25, y: 20 } }, command('paste'));
  expect(laid.map.width).toBe(30);
  expect(cellOf(laid, 27, 22)).toBe(CELL.floor);
});

test('shift and the arrows draw a selection from where the cursor stood', () => {
  const step = (x: number, y: number): EditorAction => ({
    type: 'step',
    by: { x, y },
    extend: true,
  });
  const state = after({ ...blank(), cursor: { x: 5, y: 5 } }, step(1, 0), step(1, 0), step(0, 1));
  expect(state.selection).toEqual({ x: 5, y: 5, width: 3, height: 2 });
});
