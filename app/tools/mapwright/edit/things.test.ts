import { describe, expect, it } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { command, press, after as run, twoRooms } from '../../../../tests/harness/editor-hands';
import type { DrawChoices } from './drawing-tools';
import type { EditorState } from './editor-state';

const choose = (choices: Partial<DrawChoices>) => ({ type: 'choose', choices }) as const;
const withDoor = () => run(twoRooms(), choose({ tool: 'door' }), press(8, 4));

/** Presses with a tool on several squares in turn. */
function pressed(state: EditorState, choices: Partial<DrawChoices>, ...at: [number, number][]) {
  return run(state, choose(choices), ...at.map(([x, y]) => press(x, y)));
}

describe('a door', () => {
  it('becomes one of another kind when that is set upon it', () => {
    const state = pressed(withDoor(), { tool: 'door', door: 'trapped' }, [8, 4]);
    expect(state.map.doors).toEqual([{ x: 8, y: 4, direction: 'horizontal', kind: 'trapped' }]);
    expect(state.message).toBe('Trapped door placed.');
  });

  it('beside another widens it, is one with it, and goes with it', () => {
    const state = pressed(withDoor(), { tool: 'door', door: 'locked' }, [8, 5]);
    const wide = [4, 5].map((y) => ({ x: 8, y, direction: 'horizontal', kind: 'locked' }));
    expect(state.map.doors).toEqual(wide);
    const trapped = pressed(state, { tool: 'door', door: 'trapped' }, [8, 4]);
    expect(trapped.map.doors.map(({ kind }) => kind)).toEqual(['trapped', 'trapped']);
    expect(pressed(state, { tool: 'remove' }, [8, 4]).map.doors).toEqual([]);
    // Where one half of its gap is walled up, the other stands.
    const half = pressed(state, { tool: 'brush', ground: 'rock', brush: 1 }, [8, 4]);
    expect(half.map.doors).toEqual(wide.slice(1));
  });

  it('has no room beside stairs on one square, nor stairs beside it', () => {
    const stairs = pressed(withDoor(), { tool: 'stairs' }, [8, 4]);
    expect(stairs.message).toBe('There is already a door on this square.');
    expect(stairs.map.stairs).toEqual([]);
    const gap = pressed(twoRooms(), { tool: 'line' }, [8, 3]);
    const dug = pressed(run(gap, { type: 'lift' }), { tool: 'stairs' }, [8, 3]);
    const door = pressed(dug, { tool: 'door' }, [8, 3]);
    expect(door.message).toBe('There are already stairs on this square.');
    expect(door.map.doors).toEqual([]);
  });

  it('does not turn into a wall, and where nothing stands nothing turns', () => {
    const turned = run({ ...withDoor(), cursor: { x: 8, y: 4 } }, command('turn'));
    expect(turned.message).toBe('Rotated, this door would not stand in a wall.');
    expect(turned.map.doors[0]?.direction).toBe('horizontal');
    const nothing = run({ ...withDoor(), cursor: { x: 3, y: 3 } }, command('turn'));
    expect(nothing.message).toBe('There is no door, no stairs and no furniture to rotate here.');
  });
});

describe('stairs', () => {
  it('lead into the wall beside them, the northern one first, and turn clockwise', () => {
    const direction = (x: number, y: number) =>
      pressed(twoRooms(), { tool: 'stairs' }, [x, y]).map.stairs[0]?.direction;
    expect(direction(4, 2)).toBe('north');
    expect(direction(7, 4)).toBe('east');
    expect(direction(4, 6)).toBe('south');
    expect(direction(2, 4)).toBe('west');
    expect(direction(4, 4)).toBe('north');
    let state = pressed(twoRooms(), { tool: 'stairs' }, [4, 2]);
    for (const next of ['east', 'south', 'west', 'north']) {
      state = run({ ...state, cursor: { x: 4, y: 2 } }, command('turn'));
      expect(state.map.stairs.map((one) => one.direction)).toEqual([next]);
    }
  });

  it('of the other kind take the place of those there, and keep their direction', () => {
    const down = pressed(twoRooms(), { tool: 'stairs', stairs: 'down' }, [7, 4], [4, 4]);
    const up = pressed(down, { tool: 'stairs', stairs: 'up' }, [7, 4]);
    expect(up.map.stairs).toEqual([
      { x: 4, y: 4, direction: 'north', kind: 'down' },
      { x: 7, y: 4, direction: 'east', kind: 'up' },
    ]);
    expect(up.message).toBe('Stairs up placed.');
  });

  it('and symbols want floor beneath them', () => {
    const stairs = pressed(twoRooms(), { tool: 'stairs' }, [20, 20]);
    expect(stairs.message).toBe('Stairs need floor to stand on.');
    const symbol = pressed(twoRooms(), { tool: 'symbol' }, [20, 20]);
    expect(symbol.message).toBe('A symbol needs floor beneath it.');
    expect([...stairs.map.stairs, ...symbol.map.symbols]).toEqual([]);
  });
});

describe('a symbol and a label', () => {
  it('take the place of the one on their square, and leave the others', () => {
    const wells = pressed(twoRooms(), { tool: 'symbol', symbol: 'well' }, [3, 3], [3, 4], [4, 3]);
    const chest = pressed(wells, { tool: 'symbol', symbol: 'chest' }, [3, 3]);
    expect(chest.map.symbols).toEqual([
      { x: 3, y: 4, kind: 'well' },
      { x: 4, y: 3, kind: 'well' },
      { x: 3, y: 3, kind: 'chest' },
    ]);
    expect(chest.message).toBe('Symbol changed: chest.');
    const inns = pressed(twoRooms(), { tool: 'label', label: ' Inn ' }, [3, 3], [3, 4], [4, 3]);
    const renamed = pressed(inns, { tool: 'label', label: 'Bar' }, [3, 3]);
    expect(renamed.map.labels).toEqual([
      { x: 3, y: 4, text: 'Inn' },
      { x: 4, y: 3, text: 'Inn' },
      { x: 3, y: 3, text: 'Bar' },
    ]);
    const gone = pressed(renamed, { tool: 'label', label: ' ' }, [3, 4]);
    expect(gone.map.labels.map(({ text }) => text)).toEqual(['Inn', 'Bar']);
    expect(gone.message).toBe('Label changed.');
    const none = pressed(gone, { tool: 'label', label: '' }, [3, 4]);
    expect(none.message).toBe('Type the label’s text first.');
  });

  it('of words is for the game master alone until they are written for the players too', () => {
    const words = { tool: 'label', label: 'Trap here' } as const;
    const alone = pressed(twoRooms(), words, [3, 3]);
    expect(alone.map.labels).toEqual([{ x: 3, y: 3, text: 'Trap here' }]);
    const shown = pressed(alone, { ...words, labelForPlayers: true }, [3, 3]);
    expect(shown.map.labels).toEqual([{ x: 3, y: 3, text: 'Trap here', players: true }]);
    const hidden = pressed(shown, { ...words, labelForPlayers: false }, [3, 3]);
    expect(hidden.map.labels).toEqual([{ x: 3, y: 3, text: 'Trap here' }]);
  });

  it('is refused where a map holds a thousand labels, and one of them can still be changed', () => {
    // All rows of the map except the southernmost have labels.
    const labels = Array.from({ length: 1000 }, (_, at) => {
      const square = at % (30 * 23);
      return { x: square % 30, y: Math.floor(square / 30), text: 'x' };
    });
    const state = twoRooms();
    const full = { ...state, map: { ...state.map, labels } };
    const more = pressed(full, { tool: 'label', label: 'More' }, [3, 23]);
    expect(more.message).toBe('A map holds at most 1,000 labels.');
    expect(more.map.labels).toBe(labels);
    const other = pressed(full, { tool: 'label', label: 'Other' }, [0, 0]);
    expect(other.map.labels.at(-1)).toEqual({ x: 0, y: 0, text: 'Other' });
  });
});

describe('clearing things', () => {
  it('takes what stands on the squares it passes, and leaves the ground and all else', () => {
    const full = run(
      pressed(withDoor(), { tool: 'symbol', symbol: 'well' }, [7, 4], [3, 3]),
      choose({ tool: 'label', label: 'Inn' }),
      press(9, 4),
      press(9, 5),
      choose({ tool: 'stairs' }),
      press(10, 4),
      press(12, 5),
    );
    const drag = { type: 'drag', at: { x: 10, y: 4 } } as const;
    const cleared = run(full, choose({ tool: 'remove' }), press(7, 4), drag, { type: 'lift' });
    expect(cleared.map.doors).toEqual([]);
    expect(cleared.map.symbols).toEqual([{ x: 3, y: 3, kind: 'well' }]);
    expect(cleared.map.labels).toEqual([{ x: 9, y: 5, text: 'Inn' }]);
    expect(cleared.map.stairs).toMatchObject([{ x: 12, y: 5 }]);
    expect(cleared.map.cells).toEqual(full.map.cells);
    expect(cleared.message).toBe('Erased.');
  });
});

describe('an entrance', () => {
  it('opens at the edge, with a corridor or as the cave behind it, and closes when it is set again', () => {
    for (const [side, x, y] of [
      ['north', 15, 0],
      ['east', 29, 12],
      ['south', 15, 23],
      ['west', 0, 12],
    ] as const) {
      const opened = pressed(twoRooms(), { tool: 'entrance' }, [x, y]);
      expect(opened.map.entrances).toEqual([{ x, y, side }]);
      expect(opened.map.cells[y * 30 + x]).toBe(CELL.corridor);
      expect(opened.message).toBe('Entrance changed.');
      const closed = pressed(opened, { tool: 'entrance' }, [x, y]);
      expect(closed.map.entrances).toEqual([]);
    }
    for (const [x, y, inX, inY] of [
      [10, 0, 10, 1],
      [29, 9, 28, 9],
      [10, 23, 10, 22],
      [0, 9, 1, 9],
    ] as const) {
      const cave = run(pressed(twoRooms(), { tool: 'brush', ground: 'cave' }, [inX, inY]), {
        type: 'lift',
      });
      const opened = pressed(cave, { tool: 'entrance' }, [x, y]);
      expect(opened.map.cells[y * 30 + x], `${x},${y}`).toBe(CELL.cave);
    }
  });

  it('closes alone, and the others in its row and column stay', () => {
    const both = pressed(twoRooms(), { tool: 'entrance' }, [4, 0], [9, 0], [4, 23]);
    const one = pressed(both, { tool: 'entrance' }, [4, 0]);
    expect(one.map.entrances).toEqual([
      { x: 9, y: 0, side: 'north' },
      { x: 4, y: 23, side: 'south' },
    ]);
  });

  it('is nowhere but at the edge', () => {
    for (const [x, y] of [
      [1, 12],
      [28, 12],
      [12, 1],
      [12, 22],
    ] as const) {
      const inside = pressed(twoRooms(), { tool: 'entrance' }, [x, y]);
      expect(inside.message).toBe('An entrance is at the edge of the map.');
      expect(inside.map.entrances).toEqual([]);
    }
  });
});
