import { expect, test } from 'vitest';
import { after, blank, press, twoRooms } from '../../../../tests/harness/editor-hands';
import { COMMANDS, keyName } from './commands';
import { describeSquare } from './describe-square';
import { DRAWING_TOOLS } from './drawing-tools';
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

test('no two tools and no two commands share a key', () => {
  const keys = [...DRAWING_TOOLS.map(({ key }) => key), ...COMMANDS.flatMap(({ keys }) => keys)];
  expect(new Set(keys).size).toBe(keys.length);
});

test('keys are named alike on every keyboard', () => {
  const plain = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  expect(keyName({ ...plain, key: 'b' })).toBe('b');
  expect(keyName({ ...plain, key: 'Z', metaKey: true, shiftKey: true })).toBe('Mod+Shift+z');
  expect(keyName({ ...plain, key: 'L', shiftKey: true })).toBe('Shift+L');
  expect(keyName({ ...plain, key: '+', shiftKey: true })).toBe('+');
  expect(keyName({ ...plain, key: 'ArrowUp', altKey: true })).toBe('Alt+ArrowUp');
});
