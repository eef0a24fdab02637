import { describe, expect, it } from 'vitest';
import { CELL } from '~/maps/map/cells';
import {
  blank,
  cellOf,
  command,
  press,
  roomOf,
  after as run,
  twoRooms,
} from '../../../../tests/harness/editor-hands';
import type { DrawChoices } from './drawing-tools';
import type { EditorAction } from './editor';
import type { EditorState } from './editor-state';

const choose = (choices: Partial<DrawChoices>): EditorAction => ({ type: 'choose', choices });
const drag = (x: number, y: number): EditorAction => ({ type: 'drag', at: { x, y } });
const LIFT: EditorAction = { type: 'lift' };

/** A stroke of a tool from one square to another. */
function stroke(state: EditorState, choices: Partial<DrawChoices>, from: number[], to: number[]) {
  const [[x = 0, y = 0], [toX = 0, toY = 0]] = [from, to];
  return run(state, choose(choices), press(x, y), drag(toX, toY), LIFT);
}

const openSquares = ({ map }: EditorState) => map.cells.filter((cell) => cell !== 0).length;

describe('a stroke', () => {
  it('begins on the map alone, and goes on to its nearest square', () => {
    for (const [x, y] of [
      [-1, 5],
      [30, 5],
      [5, -1],
      [5, 24],
    ] as const) {
      const state = run(blank(), choose({ tool: 'brush' }), press(x, y));
      expect(state.stroke).toBeNull();
      expect(openSquares(state)).toBe(0);
    }
    for (const [x, y] of [
      [0, 0],
      [29, 23],
    ] as const) {
      expect(openSquares(run(blank(), choose({ tool: 'brush' }), press(x, y), LIFT))).toBe(1);
    }
    const far = stroke(blank(), { tool: 'brush' }, [27, 5], [99, 5]);
    expect(openSquares(far)).toBe(3);
    expect(far.cursor).toEqual({ x: 29, y: 5 });
    expect(openSquares(stroke(blank(), { tool: 'brush' }, [2, 2], [2, -9]))).toBe(3);
  });

  it('of the hand leaves the map and the cursor alone', () => {
    const before = twoRooms();
    const state = stroke(before, { tool: 'hand' }, [3, 3], [20, 20]);
    expect(state.map).toBe(before.map);
    expect(state.stroke).toBeNull();
    expect(state.cursor).toEqual(before.cursor);
  });

  it('that is not under way is neither dragged, lifted nor dropped', () => {
    const state = run(twoRooms(), choose({ tool: 'brush' }));
    for (const action of [drag(9, 9), LIFT, { type: 'drop' } as const]) {
      expect(run(state, action)).toBe(state);
    }
  });

  it('is one step, named by the ground that was drawn', () => {
    const told = (choices: Partial<DrawChoices>) =>
      stroke(blank(), choices, [3, 3], [9, 9]).message;
    expect(told({ tool: 'brush', ground: 'water' })).toBe('Water drawn.');
    expect(told({ tool: 'rectangle', ground: 'cave' })).toBe('Cave floor drawn.');
    expect(told({ tool: 'line', ground: 'water' })).toBe('Corridor drawn.');
    expect(told({ tool: 'line', line: 'rubble' })).toBe('Rubble drawn.');
    const state = stroke(blank(), { tool: 'brush' }, [3, 3], [9, 9]);
    expect(state.history.past).toHaveLength(1);
    expect(run(state, command('undo')).map.cells).toEqual(blank().map.cells);
  });
});

describe('a shape', () => {
  it('is a room where all was wall and at least four squares of floor or cave are dug', () => {
    const rooms = (choices: Partial<DrawChoices>, to: number[]) =>
      stroke(blank(), choices, [3, 3], to).map.rooms;
    expect(rooms({ tool: 'rectangle' }, [4, 4])).toMatchObject([
      { number: 1, x: 3, y: 3, width: 2, height: 2, shape: 'rectangle', centre: { x: 4, y: 4 } },
    ]);
    expect(rooms({ tool: 'rectangle' }, [6, 3])).toHaveLength(1);
    expect(rooms({ tool: 'rectangle' }, [5, 3])).toHaveLength(0);
    expect(rooms({ tool: 'ellipse' }, [9, 8])).toMatchObject([
      { shape: 'round', width: 7, height: 6 },
    ]);
    expect(rooms({ tool: 'ellipse', ground: 'cave' }, [9, 8])).toMatchObject([{ shape: 'cavern' }]);
    expect(rooms({ tool: 'octagon' }, [9, 8])).toMatchObject([
      { shape: 'octagon', width: 7, height: 6 },
    ]);
    const { cells } = stroke(blank(), { tool: 'octagon' }, [3, 3], [9, 8]).map;
    expect(cells[3 * blank().map.width + 3]).toBe(CELL.rock);
    expect(rooms({ tool: 'rectangle', ground: 'cave' }, [9, 8])).toHaveLength(1);
    for (const ground of ['water', 'pit', 'rubble', 'corridor'] as const) {
      expect(rooms({ tool: 'rectangle', ground }, [9, 8]), ground).toHaveLength(0);
    }
    // A square of the first room is not wall.
    const across = stroke(twoRooms(), { tool: 'rectangle' }, [3, 5], [6, 12]);
    expect(across.map.rooms).toHaveLength(2);
    expect(roomOf(across, 6, 12)).toBe(1);
  });

  it('has the lowest number that is free, and stands in the order of numbers', () => {
    const first = run(
      { ...twoRooms(), selection: { x: 2, y: 2, width: 6, height: 5 } },
      command('clear'),
    );
    const again = stroke(first, { tool: 'rectangle' }, [20, 15], [24, 19]);
    expect(again.map.rooms.map(({ number, x }) => [number, x])).toEqual([
      [1, 20],
      [2, 9],
    ]);
  });
});

describe('ground', () => {
  it('beside a room becomes its own, but for corridors; wall belongs to none', () => {
    for (const [x, y] of [
      [4, 1],
      [4, 7],
      [1, 4],
    ] as const) {
      const dug = run(twoRooms(), choose({ tool: 'brush', ground: 'floor' }), press(x, y), LIFT);
      expect(roomOf(dug, x, y), `${x},${y}`).toBe(1);
      const way = run(twoRooms(), choose({ tool: 'brush', ground: 'corridor' }), press(x, y), LIFT);
      expect(roomOf(way, x, y), `${x},${y}`).toBe(0);
      expect(way.map.rooms).toEqual(twoRooms().map.rooms);
    }
    const east = run(twoRooms(), choose({ tool: 'brush' }), press(15, 4), LIFT);
    expect(roomOf(east, 15, 4)).toBe(2);
    const corner = run(twoRooms(), choose({ tool: 'brush' }), press(1, 1), LIFT);
    expect(roomOf(corner, 1, 1)).toBe(0);
    const wet = run(twoRooms(), choose({ tool: 'brush', ground: 'water' }), press(4, 4), LIFT);
    expect(roomOf(wet, 4, 4)).toBe(1);
    expect(cellOf(wet, 4, 4)).toBe(CELL.water);
  });

  it('that is there already is no step', () => {
    const before = twoRooms();
    const same = run(before, choose({ tool: 'brush', ground: 'floor' }), press(4, 4), LIFT);
    expect(same.map).toBe(before.map);
    expect(same.history.past).toHaveLength(before.history.past.length);
  });

  it('does not reach round the edge of the map to a room', () => {
    const west = stroke(blank(), { tool: 'rectangle' }, [0, 5], [3, 8]);
    const east = run(
      west,
      choose({ tool: 'brush', ground: 'floor' }),
      press(29, 4),
      press(29, 6),
      LIFT,
    );
    expect(roomOf(east, 29, 4)).toBe(0);
    expect(roomOf(east, 29, 6)).toBe(0);
  });

  it('turned to wall takes along what stands on it', () => {
    const stairs = run(twoRooms(), choose({ tool: 'stairs' }), press(4, 4));
    const both = run(stairs, choose({ tool: 'symbol' }), press(5, 4));
    const walled = stroke(both, { tool: 'brush', ground: 'rock' }, [4, 4], [5, 4]);
    expect([...walled.map.stairs, ...walled.map.symbols]).toEqual([]);
    expect(run(walled, command('undo')).map).toEqual(both.map);
  });
});

describe('selecting', () => {
  const select = choose({ tool: 'select' });

  it('spans a rectangle and says how large it is', () => {
    const state = run(twoRooms(), select, press(9, 8), drag(4, 3), LIFT);
    expect(state.selection).toEqual({ x: 4, y: 3, width: 6, height: 6 });
    expect(state.message).toBe('Selected 6 by 6 squares from column 5, row 4.');
    expect(state.history.past).toHaveLength(2);
  });

  it('is undone by a tap beside it, and begun by a tap where nothing is selected', () => {
    const one = run(twoRooms(), select, press(20, 20), LIFT);
    expect(one.selection).toEqual({ x: 20, y: 20, width: 1, height: 1 });
    const none = run(one, press(10, 10), LIFT);
    expect(none).toMatchObject({ selection: null, message: 'Selection cleared.' });
    const moved = run(one, press(10, 10), drag(10, 12), LIFT);
    expect(moved.selection).toEqual({ x: 10, y: 10, width: 1, height: 3 });
    const across = run(one, press(10, 10), drag(12, 10), LIFT);
    expect(across.selection).toEqual({ x: 10, y: 10, width: 3, height: 1 });
  });

  it('carries what lies in it, from its first square to its last', () => {
    const selected = { ...twoRooms(), selection: { x: 2, y: 2, width: 6, height: 5 } };
    for (const [x, y] of [
      [2, 2],
      [7, 6],
    ] as const) {
      const carried = run(selected, select, press(x, y), drag(x + 3, y + 9), LIFT);
      expect(carried.message).toBe('Selection moved.');
      expect(carried.selection).toEqual({ x: 5, y: 11, width: 6, height: 5 });
      expect(carried.map.rooms[0]).toMatchObject({ number: 1, x: 5, y: 11 });
    }
    for (const [x, y] of [
      [1, 2],
      [2, 1],
      [8, 6],
      [7, 7],
    ] as const) {
      const beside = run(selected, select, press(x, y), drag(x + 3, y + 9), LIFT);
      expect(beside.map, `${x},${y}`).toBe(selected.map);
      expect(beside.selection).toEqual({ x, y, width: 4, height: 10 });
    }
  });

  it('that is broken off is what it was', () => {
    const selected = { ...twoRooms(), selection: { x: 2, y: 2, width: 6, height: 5 } };
    const dropped = run(selected, select, press(3, 3), drag(9, 14), { type: 'drop' });
    expect(dropped.map).toBe(selected.map);
    expect(dropped.selection).toBe(selected.selection);
    expect(dropped.stroke).toBeNull();
  });
});
