import { describe, expect, it } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { emptyMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import {
  blank,
  command,
  press,
  after as run,
  twoRooms,
} from '../../../../tests/harness/editor-hands';
import { generateMap } from '../generate/generate';
import { COMMANDS, commandOf } from './commands';
import type { EditorAction } from './editor';
import { type EditorState, openEditor } from './editor-state';

const selected = (): EditorState => ({
  ...twoRooms(),
  selection: { x: 1, y: 1, width: 8, height: 7 },
});
const isReady = (state: EditorState, id: string) => commandOf(id)?.isReady?.(state) ?? true;
const step = (x: number, y: number, extend = false): EditorAction => ({
  type: 'step',
  by: { x, y },
  extend,
});

describe('a command', () => {
  it('that wants a selection says so, and is ready with one', () => {
    const ids = ['copy', 'cut', 'turn-part', 'clear', 'lock', 'unlock', 'move-north', 'move-west'];
    for (const id of ids) {
      expect(isReady(twoRooms(), id), id).toBe(false);
      expect(isReady(selected(), id), id).toBe(true);
      const refused = run(twoRooms(), command(id));
      expect(refused.message, id).toBe('Select a part of the map first.');
      expect(refused.map, id).toEqual(twoRooms().map);
    }
  });

  it('is ready when there is something for it to do', () => {
    expect(isReady(blank(), 'undo')).toBe(false);
    expect(isReady(twoRooms(), 'undo')).toBe(true);
    expect(isReady(twoRooms(), 'redo')).toBe(false);
    expect(isReady(run(twoRooms(), command('undo')), 'redo')).toBe(true);
    expect(isReady(selected(), 'paste')).toBe(false);
    expect(isReady(run(selected(), command('copy')), 'paste')).toBe(true);
    expect(isReady(selected(), 'unlock-all')).toBe(false);
    expect(isReady(run(selected(), command('lock')), 'unlock-all')).toBe(true);
    expect(isReady(blank(), 'select-all')).toBe(true);
  });

  it('tells what it did', () => {
    const told = (state: EditorState, ...ids: string[]) => run(state, ...ids.map(command)).message;
    expect(told(twoRooms(), 'undo')).toBe('Undo: Floor drawn.');
    expect(told(twoRooms(), 'undo', 'redo')).toBe('Redo: Floor drawn.');
    expect(told(blank(), 'undo')).toBe('Nothing to undo.');
    expect(told(blank(), 'redo')).toBe('Nothing to redo.');
    expect(told(blank(), 'paste')).toBe('Copy a part of the map first.');
    expect(told(selected(), 'copy')).toBe('Copied 8 by 7 squares from column 2, row 2.');
    expect(told(selected(), 'cut')).toBe('Part cut.');
    expect(told(selected(), 'copy', 'paste')).toBe('Part pasted.');
    expect(told(selected(), 'turn-part')).toBe('Selection rotated 90°.');
    expect(told(selected(), 'clear')).toBe('Selection filled with wall.');
    expect(told(selected(), 'lock')).toBe('Selection locked: a new map leaves it as it is.');
    expect(told(selected(), 'lock', 'unlock')).toBe('Selection unlocked.');
    expect(told(selected(), 'lock', 'unlock-all')).toBe('Everything unlocked.');
    expect(told(selected(), 'move-east')).toBe('Selection moved.');
    expect(told(selected(), 'escape')).toBe('Selection cleared.');
    expect(told(twoRooms(), 'escape')).toBe('');
    expect(told(blank(), 'select-all')).toBe('The whole map is selected.');
  });

  it('moves the selection by a square, and never all of it off the map', () => {
    for (const [id, x, y] of [
      ['move-north', 0, -1],
      ['move-east', 1, 0],
      ['move-south', 0, 1],
      ['move-west', -1, 0],
    ] as const) {
      const moved = run(selected(), command(id));
      expect(moved.selection).toEqual({ x: 1 + x, y: 1 + y, width: 8, height: 7 });
      expect(moved.map.rooms.find(({ number }) => number === 1)).toMatchObject({
        x: 2 + x,
        y: 2 + y,
      });
    }
    for (const [id, area] of [
      ['move-west', { x: -7, y: 1, width: 8, height: 7 }],
      ['move-north', { x: 1, y: -6, width: 8, height: 7 }],
    ] as const) {
      const before = { ...twoRooms(), selection: area };
      const once = run(before, command(id));
      expect(once.selection).not.toBeNull();
    }
    const corner = { ...twoRooms(), selection: { x: 0, y: 0, width: 1, height: 1 } };
    for (const id of ['move-west', 'move-north']) {
      const refused = run(corner, command(id));
      expect(refused.message).toBe('The selection would leave the map.');
      expect(refused.selection).toEqual(corner.selection);
      expect(refused.map).toBe(corner.map);
    }
  });

  it('does not turn a selection that would be larger than the map', () => {
    const wide = { ...twoRooms(), selection: { x: 0, y: 1, width: 30, height: 7 } };
    const refused = run(wide, command('turn-part'));
    expect(refused.message).toBe('Rotated, the selection would be larger than the map.');
    expect(refused.map).toBe(wide.map);
  });

  it('selects all, or locks and frees what is selected', () => {
    const all = run(twoRooms(), command('select-all'));
    expect(all.selection).toEqual({ x: 0, y: 0, width: 30, height: 24 });
    expect(all.draw.tool).toBe('select');
    const locked = run(selected(), command('lock'));
    expect(locked.map.locked?.filter((mark) => mark === 1)).toHaveLength(56);
    const part = { ...locked, selection: { x: 1, y: 1, width: 8, height: 6 } };
    expect(run(part, command('unlock')).map.locked?.filter((mark) => mark === 1)).toHaveLength(8);
    expect(run(part, command('unlock-all')).map.locked?.includes(1)).toBe(false);
    const filled = run(selected(), command('clear'));
    expect(filled.map.rooms.map(({ number }) => number)).toEqual([2]);
    expect(filled.selection).toEqual(selected().selection);
  });

  it('breaks off a stroke before it selects nothing', () => {
    const before = selected();
    const drawing = run(
      before,
      { type: 'choose', choices: { tool: 'brush' } } as const,
      press(20, 20),
    );
    const broken = run(drawing, command('escape'));
    expect(broken).toMatchObject({ stroke: null, message: 'Canceled.' });
    expect(broken.map).toBe(before.map);
    expect(broken.selection).toEqual(before.selection);
    expect(run(broken, command('escape')).selection).toBeNull();
  });

  it('of an id that nobody knows does nothing', () => {
    expect(commandOf('dance')).toBeUndefined();
    const state = twoRooms();
    expect(run(state, command('dance'))).toBe(state);
  });

  it('has keys of its own', () => {
    const keys = COMMANDS.flatMap((one) => one.keys);
    expect(new Set(keys).size).toBe(keys.length);
  });
});

describe('the keyboard', () => {
  it('moves the cursor as far as the map goes, and tells where it is', () => {
    const far = run({ ...blank(), cursor: { x: 1, y: 1 } }, step(-5, -5));
    expect(far.cursor).toEqual({ x: 0, y: 0 });
    expect(far.message).toBe('Wall, column 1, row 1.');
    expect(run(far, step(99, 99)).cursor).toEqual({ x: 29, y: 23 });
    expect(run(far, step(3, 2)).selection).toBeNull();
  });

  it('draws the corner of a selection along that the cursor is at', () => {
    const area = { x: 5, y: 5, width: 4, height: 3 };
    const drawn = (x: number, y: number, byX: number, byY: number) =>
      run({ ...blank(), selection: area, cursor: { x, y } }, step(byX, byY, true));
    expect(drawn(8, 7, 1, 0).selection).toEqual({ x: 5, y: 5, width: 5, height: 3 });
    expect(drawn(5, 5, -1, 0).selection).toEqual({ x: 4, y: 5, width: 5, height: 3 });
    expect(drawn(5, 7, 0, 1).selection).toEqual({ x: 5, y: 5, width: 4, height: 4 });
    expect(drawn(8, 5, 0, -2).selection).toEqual({ x: 5, y: 3, width: 4, height: 5 });
    expect(drawn(8, 7, 1, 0).message).toBe('5 by 3 squares from column 6, row 6.');
  });

  it('acts with the tool where the cursor is', () => {
    const at = (tool: 'hand' | 'brush' | 'rectangle' | 'door', state = twoRooms()) =>
      run(state, { type: 'choose', choices: { tool } } as const, { type: 'act' } as const);
    expect(at('hand').message).toBe('Choose a tool to draw with, for example B for the brush.');
    const brush = at('brush', { ...twoRooms(), cursor: { x: 20, y: 20 } });
    expect(brush.map.cells[20 * 30 + 20]).toBe(CELL.floor);
    expect(brush.stroke).toBeNull();
    expect(at('door', { ...twoRooms(), cursor: { x: 8, y: 4 } }).map.doors).toHaveLength(1);
    expect(at('rectangle').message).toBe(
      'Rectangle started. Go to the other corner and press Enter.',
    );
  });
});

describe('an editor', () => {
  it('opens with the cursor in the first room, or in the middle of an empty map', () => {
    const map = generateMap({ ...DEFAULT_RECIPE, seed: 'opened' });
    expect(openEditor(map).cursor).toEqual(map.rooms[0]?.centre);
    expect(openEditor(emptyMap(31, 24, '')).cursor).toEqual({ x: 15, y: 12 });
  });

  it('keeps the tool when another map is opened, and forgets all else', () => {
    const state = run(selected(), { type: 'choose', choices: { tool: 'door' } });
    const other = run(state, { type: 'open', map: emptyMap(22, 21, 'Other') });
    expect(other).toMatchObject({ selection: null, cursor: { x: 11, y: 10 } });
    expect(other.draw).toEqual(state.draw);
    expect(other.history.past).toEqual([]);
  });

  it('says what is said to it, and the tool that is chosen', () => {
    expect(run(blank(), { type: 'say', message: 'Kept.' }).message).toBe('Kept.');
    expect(run(blank(), { type: 'choose', choices: { tool: 'door' } }).message).toBe('Door.');
    const said = run(blank(), { type: 'say', message: 'Kept.' });
    expect(run(said, { type: 'choose', choices: { brush: 3 } }).message).toBe('Kept.');
  });

  it('takes a name in one line, and none that is empty', () => {
    const named = run(blank(), { type: 'rename', name: '  The\nVault ' });
    expect(named.map.name).toBe('The Vault');
    expect(named.message).toBe('Map renamed.');
    expect(run(named, { type: 'rename', name: ' \n ' })).toBe(named);
  });

  it('brings cursor and selection back onto a map that has become smaller', () => {
    const state = { ...selected(), cursor: { x: 29, y: 23 } };
    const small = run(state, { type: 'resize', width: 20, height: 22, anchor: 'north-west' });
    expect(small).toMatchObject({ cursor: { x: 19, y: 21 }, selection: null });
    const high = run(state, { type: 'resize', width: 30, height: 22, anchor: 'north-west' });
    expect(high).toMatchObject({ cursor: { x: 29, y: 21 }, selection: null });
  });
});
