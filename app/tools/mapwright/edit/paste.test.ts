import { expect, test } from 'vitest';
import { mapToJson } from '~/maps/file/map-json';
import { CELL } from '~/maps/map/cells';
import { emptyMap } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';
import { type EditorAction, editorReducer } from './editor';
import { type EditorState, openEditor } from './editor-state';

function after(state: EditorState, ...actions: EditorAction[]): EditorState {
  return actions.reduce(editorReducer, state);
}

const command = (id: string, sight?: Squares): EditorAction => ({ type: 'command', id, sight });
const press = (x: number, y: number): EditorAction => ({ type: 'press', at: { x, y } });
const drag = (x: number, y: number): EditorAction => ({ type: 'drag', at: { x, y } });
const lift: EditorAction = { type: 'lift' };
const cornersOf = ({ map }: EditorState) => map.rooms.map(({ x, y }) => [x, y]);

/** A room of 4 by 4 at 2, 2, selected with its walls. */
function oneRoom(width = 40, height = 30): EditorState {
  return after(
    openEditor(emptyMap(width, height, 'One room')),
    { type: 'choose', choices: { tool: 'rectangle' } },
    press(2, 2),
    drag(5, 5),
    lift,
    { type: 'choose', choices: { tool: 'select' } },
    press(1, 1),
    drag(6, 6),
    lift,
  );
}

test('a paste lies beside what was copied, is selected, and the next one beside it', () => {
  const pasted = after(oneRoom(), command('copy'), command('paste'));
  expect(cornersOf(pasted)).toEqual([
    [2, 2],
    [8, 2],
  ]);
  expect(pasted.selection).toEqual({ x: 7, y: 1, width: 6, height: 6 });
  expect(cornersOf(after(pasted, command('paste')))).toEqual([
    [2, 2],
    [8, 2],
    [14, 2],
  ]);
});

test('a paste whose rooms have too much text for the map is refused in words', () => {
  const one = oneRoom();
  const [room] = one.map.rooms;
  if (!room) throw new Error('no room');
  const told = { notes: 'z'.repeat(4000) };
  const others = Array.from({ length: 99 }, (_, at) => ({ ...room, number: at + 2, told }));
  const map = { ...one.map, rooms: [{ ...room, told }, ...others] };
  const full: EditorState = { ...one, map, selection: { x: 1, y: 1, width: 6, height: 6 } };
  const pasted = after(full, command('copy'), command('paste'));
  expect(pasted.message).toBe('The texts of this map are full. Shorten another room.');
  expect(pasted.map).toBe(map);
});

test('dragging a paste moves the paste, and what it lay upon comes to light again', () => {
  const before = after(
    oneRoom(),
    { type: 'choose', choices: { tool: 'brush', ground: 'water' } },
    press(9, 3),
    lift,
    { type: 'choose', choices: { tool: 'select' } },
  );
  const copied = after(
    { ...before, selection: { x: 1, y: 1, width: 6, height: 6 } },
    command('copy'),
  );
  // At the cursor, overlapping its own source.
  const laid = after({ ...copied, selection: null, cursor: { x: 20, y: 3 } }, command('paste'));
  const onSource = after(laid, press(22, 5), drag(6, 7), lift);
  expect(cornersOf(onSource)).toContainEqual([5, 6]);
  const away = after(onSource, press(6, 7), drag(26, 20), lift);
  expect(cornersOf(away)).toEqual([
    [2, 2],
    [25, 19],
  ]);
  expect(away.map.cells[3 * 40 + 9]).toBe(CELL.water);
  const ground = before.map.cells;
  const differs = [...away.map.cells].flatMap((cell, at) => (cell === ground[at] ? [] : [at]));
  expect(differs).toHaveLength(16);
  const undone = after(away, command('undo'), command('undo'), command('undo'));
  expect(mapToJson(undone.map)).toBe(mapToJson(before.map));
});

test('a paste goes where the view is, when all that is wanted lies out of sight', () => {
  const sight = { x: 24, y: 14, width: 12, height: 12 };
  const pasted = after(oneRoom(), command('copy'), command('paste', sight));
  expect(pasted.selection).toEqual({ x: 27, y: 17, width: 6, height: 6 });
  const pointed = after(
    { ...after(oneRoom(), command('copy')), selection: null, cursor: { x: 30, y: 20 } },
    command('paste', sight),
  );
  expect(pointed.selection).toEqual({ x: 30, y: 20, width: 6, height: 6 });
});

test('what was cut out is pasted where it was', () => {
  const before = oneRoom();
  const back = after(before, command('cut'), command('paste'));
  expect(back.map.cells).toEqual(before.map.cells);
  expect(cornersOf(back)).toEqual([[2, 2]]);
});

test('a copy of the whole map lies where it can be told from the map', () => {
  const all = after(oneRoom(), command('select-all'), command('copy'), command('paste'));
  expect(cornersOf(all)).not.toEqual([[2, 2]]);
  expect(cornersOf(after(all, command('undo')))).toEqual([[2, 2]]);
});
