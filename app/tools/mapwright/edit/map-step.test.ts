import { describe, expect, it } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { type DungeonMap, emptyMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import { generateMap } from '../generate/generate';
import { changedArea, stepBetween, withPatch } from './map-step';

const MAP = generateMap({ ...DEFAULT_RECIPE, seed: 'steps' });
const AT = 20 * MAP.width + 30;

/** The map with some squares changed. */
function dug(map: DungeonMap, cell: number, ...squares: number[]): DungeonMap {
  const cells = map.cells.slice();
  for (const square of squares) cells[square] = cell;
  return { ...map, cells };
}

describe('a step', () => {
  it('is none when nothing changed, and one for each thing that can', () => {
    expect(stepBetween(MAP, MAP, 'Nothing')).toBeNull();
    expect(stepBetween(MAP, { ...MAP, cells: MAP.cells.slice() }, 'Nothing')).toBeNull();
    const room = MAP.room.slice();
    room[AT] = 77;
    const locked = new Uint8Array(MAP.cells.length);
    expect(stepBetween(MAP, { ...MAP, locked }, 'No lock')).toBeNull();
    const marked = locked.slice();
    marked[AT] = 1;
    const changes: Partial<DungeonMap>[] = [
      { name: 'Other' },
      { recipe: null },
      { room },
      { locked: marked },
      { doors: [] },
      { stairs: [] },
      { entrances: [] },
      { symbols: [] },
      { rooms: [] },
      { labels: [{ x: 1, y: 1, text: 'Here' }] },
    ];
    for (const change of changes) {
      const after = { ...MAP, ...change };
      const step = stepBetween(MAP, after, 'Changed');
      if (step === null) throw new Error(`No step for ${Object.keys(change)}`);
      expect(step.label).toBe('Changed');
      expect(withPatch(MAP, step.forth), Object.keys(change).join()).toEqual(after);
      expect(withPatch(after, step.back), Object.keys(change).join()).toEqual(MAP);
    }
  });

  it('holds the squares that changed and no others, or the whole map when more than half did', () => {
    const few = stepBetween(MAP, dug(MAP, 99, AT, AT + 5), 'Few');
    expect(few?.forth).toMatchObject({ kind: 'part', at: Uint32Array.of(AT, AT + 5) });
    const squares = [...MAP.cells.keys()];
    const half = squares.slice(0, squares.length / 2);
    expect(stepBetween(MAP, dug(MAP, 99, ...half), 'Half')?.forth.kind).toBe('part');
    const most = squares.slice(0, squares.length / 2 + 1);
    expect(stepBetween(MAP, dug(MAP, 99, ...most), 'Most')?.forth.kind).toBe('whole');
    const wider = { ...emptyMap(MAP.width + 1, MAP.height, 'Wider') };
    expect(stepBetween(MAP, wider, 'Wider')).toMatchObject({
      back: { kind: 'whole', map: MAP },
      forth: { kind: 'whole', map: wider },
    });
    const higher = emptyMap(MAP.width, MAP.height + 1, 'Higher');
    expect(stepBetween(MAP, higher, 'Higher')?.forth.kind).toBe('whole');
  });

  it('leaves the map it is laid upon as it was', () => {
    const before = MAP.cells.slice();
    const step = stepBetween(MAP, dug(MAP, CELL.water, AT), 'Water');
    if (step) withPatch(MAP, step.forth);
    expect(MAP.cells).toEqual(before);
  });
});

describe('what looks different between two maps', () => {
  const blank = emptyMap(40, 30, 'Blank');
  const area = (change: Partial<DungeonMap>) => changedArea(blank, { ...blank, ...change });

  it('is nothing for the same squares and things, and all of it for another size', () => {
    expect(area({ name: 'Other' })).toBeNull();
    expect(changedArea(blank, emptyMap(41, 30, ''))).toEqual({ x: 0, y: 0, width: 41, height: 30 });
    expect(changedArea(blank, emptyMap(40, 31, ''))).toEqual({ x: 0, y: 0, width: 40, height: 31 });
  });

  it('is the rectangle round all changed squares', () => {
    const changed = dug(blank, CELL.floor, 5 * 40 + 9, 12 * 40 + 3);
    expect(changedArea(blank, changed)).toEqual({ x: 3, y: 5, width: 7, height: 8 });
    expect(changedArea(changed, blank)).toEqual({ x: 3, y: 5, width: 7, height: 8 });
  });

  it('has the square of a door, stairs or sign that came or went, and of no other', () => {
    const here = { x: 17, y: 11 };
    const there = { x: 2, y: 2, kind: 'well' } as const;
    const square = { ...here, width: 1, height: 1 };
    expect(area({ doors: [{ ...here, direction: 'horizontal', kind: 'door' }] })).toEqual(square);
    expect(area({ symbols: [{ ...here, kind: 'altar' }] })).toEqual(square);
    const both = { ...blank, symbols: [there, { ...here, kind: 'altar' } as const] };
    const one = { ...blank, symbols: [there] };
    expect(changedArea(both, one)).toEqual(square);
    expect(changedArea(one, both)).toEqual(square);
  });

  it('has all of a room whose outline changed, for its walls may bend elsewhere', () => {
    const room = { number: 1, x: 4, y: 6, width: 7, height: 5, shape: 'round' } as const;
    expect(area({ rooms: [{ ...room, centre: { x: 7, y: 8 } }] })).toEqual({
      x: 4,
      y: 6,
      width: 7,
      height: 5,
    });
  });

  it('has the room that words take, as far as the map goes', () => {
    const label = (x: number, y: number, text: string) => area({ labels: [{ x, y, text }] });
    expect(label(20, 15, 'Inn')).toEqual({ x: 14, y: 11, width: 13, height: 9 });
    expect(label(1, 1, 'Inn')).toEqual({ x: 0, y: 0, width: 8, height: 6 });
    expect(label(38, 28, 'Inn')).toEqual({ x: 32, y: 24, width: 8, height: 6 });
  });
});
