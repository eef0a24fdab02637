import { expect, test } from 'vitest';
import { fingerprint } from '../../../../tests/harness/map-fingerprint';
import { generateMap } from '../generate/generate';
import { CELL } from '../map/cells';
import { hangsRight } from '../map/doors';
import { emptyMap } from '../map/grid';
import { DEFAULT_RECIPE } from '../map/recipe';
import { COMMANDS, keyName } from './commands';
import { describeSquare } from './describe-square';
import { DRAWING_TOOLS } from './drawing-tools';
import { type EditorAction, editorReducer } from './editor';
import { type EditorState, openEditor } from './editor-state';

const blank = () => openEditor(emptyMap(30, 24, 'Blank'));

function after(state: EditorState, ...actions: EditorAction[]): EditorState {
  return actions.reduce(editorReducer, state);
}

/** Two rooms of 6 by 5, one square of wall between them. */
function twoRooms(): EditorState {
  return after(
    blank(),
    { type: 'choose', choices: { tool: 'rectangle' } },
    { type: 'press', at: { x: 2, y: 2 } },
    { type: 'drag', at: { x: 7, y: 6 } },
    { type: 'lift' },
    { type: 'press', at: { x: 9, y: 2 } },
    { type: 'drag', at: { x: 14, y: 6 } },
    { type: 'lift' },
  );
}

const press = (x: number, y: number): EditorAction => ({ type: 'press', at: { x, y } });
const command = (id: string): EditorAction => ({ type: 'command', id });
const cellOf = ({ map }: EditorState, x: number, y: number) => map.cells[y * map.width + x];
const roomOf = ({ map }: EditorState, x: number, y: number) => map.room[y * map.width + x];

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
  expect(state.map.doors.every((door) => hangsRight(state.map, door))).toBe(true);
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

test('undo and redo walk any number of steps to the very same maps', () => {
  let state = openEditor(generateMap({ ...DEFAULT_RECIPE, width: 40, height: 30 }));
  const seen = [fingerprint(state.map)];
  const edits: EditorAction[][] = [
    [
      { type: 'choose', choices: { tool: 'brush', ground: 'water', brush: 3 } },
      press(5, 5),
      { type: 'drag', at: { x: 20, y: 9 } },
      { type: 'lift' },
    ],
    [
      {
        type: 'replace',
        map: generateMap({ ...DEFAULT_RECIPE, seed: 'other', width: 40, height: 30 }),
        label: 'New map',
      },
    ],
    [{ type: 'resize', width: 60, height: 34, anchor: 'middle' }],
    [{ type: 'rename', name: 'Renamed' }],
    [{ type: 'choose', choices: { tool: 'label', label: 'Here' } }, press(3, 3)],
    [{ type: 'choose', choices: { tool: 'fill', ground: 'rubble' } }, press(33, 17)],
  ];
  for (const edit of edits) {
    state = after(state, ...edit);
    seen.push(fingerprint(state.map));
  }
  expect(new Set(seen).size).toBe(seen.length);
  for (const mark of seen.slice(0, -1).reverse()) {
    state = after(state, command('undo'));
    expect(fingerprint(state.map)).toBe(mark);
  }
  expect(after(state, command('undo')).message).toBe('There is nothing to undo.');
  for (const mark of seen.slice(1)) {
    state = after(state, command('redo'));
    expect(fingerprint(state.map)).toBe(mark);
  }
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

test('locked squares are marked, and unlocking everything frees them', () => {
  const locked = after(twoRooms(), command('select-all'), command('lock'));
  expect(locked.map.locked?.every((value) => value === 1)).toBe(true);
  const free = after(locked, command('unlock-all'));
  expect(free.map.locked?.some((value) => value === 1)).toBe(false);
  expect(after(free, command('undo')).map.locked?.[0]).toBe(1);
});

test('undo takes the very first lock of a map away, and redo brings it back', () => {
  const before = { ...twoRooms(), selection: { x: 2, y: 2, width: 4, height: 4 } };
  const locked = after(before, command('lock'));
  const isLocked = ({ map }: EditorState) => map.locked?.includes(1) ?? false;
  expect(isLocked(locked)).toBe(true);
  const undone = after(locked, command('undo'));
  expect(isLocked(undone)).toBe(false);
  expect(isLocked(after(undone, command('redo')))).toBe(true);
});

test('what was undone cannot be done again after another edit', () => {
  const renamed = after(twoRooms(), { type: 'rename', name: 'First' });
  const edited = after(renamed, command('undo'), { type: 'rename', name: 'Second' });
  const again = after(edited, command('redo'));
  expect(again.message).toBe('There is nothing to do again.');
  expect(again.map).toBe(edited.map);
  expect(COMMANDS.find(({ id }) => id === 'redo')?.isReady?.(edited)).toBe(false);
  const merged = after(
    renamed,
    command('undo'),
    { type: 'replace', map: emptyMap(30, 24, 'Other'), label: 'Drawn', kind: 'density' },
    command('redo'),
  );
  expect(merged.message).toBe('There is nothing to do again.');
});

test('a generated map stays away from a board that has changed meanwhile', () => {
  const before = twoRooms();
  const drawn = generateMap({ ...DEFAULT_RECIPE, width: 30, height: 24 });
  const late: EditorAction = { type: 'replace', map: drawn, label: 'New map', upon: before.map };
  const edited = after(before, { type: 'rename', name: 'Mine' });
  const refused = after(edited, late);
  expect(refused.map).toBe(edited.map);
  expect(refused.message).toContain('yours stays');
  expect(after(before, late).map).toBe(drawn);
  const stroke = after(
    before,
    { type: 'choose', choices: { tool: 'brush', ground: 'water' } },
    press(20, 20),
    { type: 'drag', at: { x: 22, y: 20 } },
  );
  const kept = after(stroke, late);
  expect(cellOf(kept, 21, 20)).toBe(CELL.water);
  expect(after(kept, command('undo')).map.cells).toEqual(before.map.cells);
});

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

test('shift and the arrows draw a selection from where the cursor stood', () => {
  const step = (x: number, y: number): EditorAction => ({
    type: 'step',
    by: { x, y },
    extend: true,
  });
  const state = after({ ...blank(), cursor: { x: 5, y: 5 } }, step(1, 0), step(1, 0), step(0, 1));
  expect(state.selection).toEqual({ x: 5, y: 5, width: 3, height: 2 });
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
