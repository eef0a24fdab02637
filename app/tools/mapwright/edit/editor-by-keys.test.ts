import { expect, test } from 'vitest';
import { after, blank, press, twoRooms } from '../../../../tests/harness/editor-hands';
import { describeSquare } from './describe-square';
import type { EditorAction } from './editor';

test('the keys alone draw a room: to a corner, Enter, to the other, Enter', () => {
  const start = after(
    { ...blank(), cursor: { x: 3, y: 3 } },
    { type: 'choose', choices: { tool: 'rectangle' } },
  );
  const right: EditorAction = { type: 'step', by: { x: 1, y: 0 }, extend: false };
  const down: EditorAction = { type: 'step', by: { x: 0, y: 1 }, extend: false };
  const drawn = after(start, { type: 'act' }, right, right, right, down, down, { type: 'act' });
  expect(drawn.map.rooms).toMatchObject([{ x: 3, y: 3, width: 4, height: 3 }]);
});

test('the cursor tells room, ground, place and the doors beside it', () => {
  const state = after(
    twoRooms(),
    { type: 'choose', choices: { tool: 'door', door: 'locked' } },
    press(8, 4),
  );
  expect(describeSquare(state.map, 7, 4)).toBe('Room 1, floor, column 8, row 5; locked door east');
  expect(describeSquare(state.map, 0, 0)).toBe('Wall, column 1, row 1');
});
