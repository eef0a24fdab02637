import { expect, test } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { emptyMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import { fingerprint } from '../../../../tests/harness/map-fingerprint';
import { generateMap } from '../generate/generate';
import type { DrawChoices } from './drawing-tools';
import { type EditorAction, editorReducer } from './editor';
import { type EditorState, openEditor } from './editor-state';

function after(state: EditorState, ...actions: EditorAction[]): EditorState {
  return actions.reduce(editorReducer, state);
}

const command = (id: string): EditorAction => ({ type: 'command', id });
const choose = (choices: Partial<DrawChoices>): EditorAction => ({ type: 'choose', choices });
const press = (x: number, y: number): EditorAction => ({ type: 'press', at: { x, y } });
const drag = (x: number, y: number): EditorAction => ({ type: 'drag', at: { x, y } });

/** Two rooms of 4 by 4 with eight squares of rock between them. */
function twoRooms(): EditorState {
  return after(
    openEditor(emptyMap(30, 24, 'Two rooms')),
    choose({ tool: 'rectangle' }),
    press(2, 2),
    drag(5, 5),
    { type: 'lift' } as const,
    press(14, 2),
    drag(17, 5),
    { type: 'lift' } as const,
  );
}

test('a line is a corridor from room to room, and leaves the rooms as they are', () => {
  const before = twoRooms();
  const { map } = after(before, choose({ tool: 'line' }), press(4, 3), drag(15, 3), {
    type: 'lift',
  });
  expect(map.rooms).toEqual(before.map.rooms);
  const row = [...map.cells.slice(3 * 30, 4 * 30)];
  expect(row.slice(6, 14).every((cell) => cell === CELL.corridor)).toBe(true);
  expect(row.slice(2, 6).every((cell) => cell === CELL.floor)).toBe(true);
});

test('a line of other ground covers what it crosses', () => {
  const state = after(
    twoRooms(),
    choose({ tool: 'line', line: 'water' }),
    press(1, 3),
    drag(8, 3),
    {
      type: 'lift',
    },
  );
  expect([...state.map.cells.slice(3 * 30 + 1, 3 * 30 + 9)]).toEqual(Array(8).fill(CELL.water));
  expect(state.message).toBe('Water drawn.');
});

test('a selection that keys carry over drawn ground leaves it as it was', () => {
  const map = generateMap({ ...DEFAULT_RECIPE, seed: 'carried' });
  const selection = { x: 8, y: 8, width: 12, height: 9 };
  const away = ['move-east', 'move-east', 'move-south', 'move-south', 'move-east'];
  const back = ['move-west', 'move-north', 'move-west', 'move-west', 'move-north'];
  const state = after({ ...openEditor(map), selection }, ...[...away, ...back].map(command));
  expect(state.selection).toEqual(selection);
  expect(fingerprint(state.map)).toBe(fingerprint(map));
  const undone = after(state, ...[...away, ...back].map(() => command('undo')));
  expect(fingerprint(undone.map)).toBe(fingerprint(map));
});

test('resizing says which rooms it cut or lost, and keeps the edge that was named', () => {
  const cut = after(twoRooms(), { type: 'resize', width: 20, height: 20, anchor: 'north-east' });
  expect(cut.map.rooms).toMatchObject([{ number: 2, x: 4 }]);
  expect(cut.message).toBe('Map resized. 1 room cut off at the edge; Undo restores everything.');
  const south = after(twoRooms(), { type: 'resize', width: 30, height: 30, anchor: 'south' });
  expect(south.map.rooms).toMatchObject([
    { x: 2, y: 8 },
    { x: 14, y: 8 },
  ]);
  expect(south.message).toBe('Map resized.');
  const sliced = after(twoRooms(), { type: 'resize', width: 23, height: 24, anchor: 'east' });
  expect(sliced.message).toContain('1 room cut off at the edge');
  const narrow = after(twoRooms(), { type: 'resize', width: 27, height: 24, anchor: 'east' });
  expect(narrow.message).toBe('Map resized. 1 room made smaller; Undo restores everything.');
});

test('what a tool lays down, and how wide, is chosen by keys', () => {
  const told = (tool: DrawChoices['tool'], ...ids: string[]) =>
    after(twoRooms(), choose({ tool }), ...ids.map(command)).message;
  expect(told('brush', 'next-choice')).toBe('Corridor.');
  expect(told('brush', 'previous-choice', 'previous-choice')).toBe('Rails.');
  expect(told('line', 'next-choice')).toBe('Cave floor.');
  expect(told('door', 'next-choice')).toBe('Locked door.');
  expect(told('stairs', 'next-choice')).toBe('Stairs up.');
  expect(told('symbol', 'previous-choice')).toMatch(/^Symbol: [\w ]+\.$/);
  expect(told('brush', 'wider', 'wider', 'wider', 'wider')).toBe('5 squares wide.');
  expect(told('line', 'narrower')).toBe('1 square wide.');
  expect(told('rectangle', 'wider')).toBe('Only the brush and the line have a width.');
  expect(told('hand', 'next-choice')).toBe('This tool has no options.');
});

test('a slider that is drawn along is one step to undo, and another slider is the next', () => {
  const [first, second, third, other] = ['a', 'b', 'c', 'd'].map((seed) =>
    generateMap({ ...DEFAULT_RECIPE, seed }),
  );
  if (!first || !second || !third || !other) throw new Error('Four maps were to be made.');
  const drawn = (map: typeof first, kind: string): EditorAction => ({
    type: 'replace',
    map,
    label: 'Map regenerated',
    kind,
  });
  const state = after(openEditor(first), drawn(second, 'density'), drawn(third, 'density'));
  expect(fingerprint(state.map)).toBe(fingerprint(third));
  expect(fingerprint(after(state, command('undo')).map)).toBe(fingerprint(first));
  const more = after(state, drawn(other, 'loops'));
  expect(fingerprint(after(more, command('undo')).map)).toBe(fingerprint(third));
  expect(fingerprint(after(more, command('undo'), command('undo')).map)).toBe(fingerprint(first));
  const again = after(more, command('undo'), command('undo'), command('redo'), command('redo'));
  expect(fingerprint(again.map)).toBe(fingerprint(other));
});
