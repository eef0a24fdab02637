import { describe, expect, it } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import {
  cellOf,
  command,
  roomOf,
  after as run,
  twoRooms,
} from '../../../../tests/harness/editor-hands';
import { generateMap } from '../generate/generate';
import { type Anchor, resizeLosses, resizeMap, sideOf } from './resize';

describe('a side of a map', () => {
  it('is a whole number from 20 to 500, as a field holds it', () => {
    expect(['20', '500', ' 33 ', '3e1'].map(sideOf)).toEqual([20, 500, 33, 30]);
    for (const typed of ['19', '501', '33.5', '', ' ', 'many', null, undefined, 33]) {
      expect(sideOf(typed), String(typed)).toBeUndefined();
    }
  });
});

describe('a map on more or fewer squares', () => {
  it.each<[Anchor, number, number]>([
    ['north-west', 2, 2],
    ['north', 7, 2],
    ['north-east', 12, 2],
    ['west', 2, 4],
    ['middle', 7, 4],
    ['east', 12, 4],
    ['south-west', 2, 7],
    ['south', 7, 7],
    ['south-east', 12, 7],
  ])('keeps its place %s', (anchor, x, y) => {
    const larger = run(twoRooms(), { type: 'resize', width: 40, height: 29, anchor });
    expect(larger.map.rooms).toMatchObject([
      { x, y, width: 6, height: 5, centre: { x: x + 3, y: y + 2 } },
      { x: x + 7, y, width: 6, height: 5, centre: { x: x + 10, y: y + 2 } },
    ]);
    expect(roomOf(larger, x, y)).toBe(1);
    expect(cellOf(larger, x + 5, y + 4)).toBe(CELL.floor);
    expect(cellOf(larger, x - 1, y)).toBe(CELL.rock);
    expect(larger.map.cells.filter((cell) => cell === CELL.floor)).toHaveLength(60);
    const back = run(larger, { type: 'resize', width: 30, height: 24, anchor });
    expect(back.map).toEqual(twoRooms().map);
  });

  it('takes along what stands on it, and loses what falls beyond the edge', () => {
    const map = generateMap({ ...DEFAULT_RECIPE, seed: 'resized', entrances: 4, stairs: 'many' });
    map.labels.push({ x: 3, y: 4, text: 'Far' }, { x: 50, y: 40, text: 'Near' });
    const locked = new Uint8Array(map.cells.length);
    locked[20 * map.width + 30] = 1;
    const small = resizeMap({ ...map, locked }, { width: 45, height: 34 }, 'south-east');
    const [byX, byY] = [map.width - 45, map.height - 34];
    for (const list of ['stairs', 'symbols', 'labels'] as const) {
      const kept = map[list].filter(({ x, y }) => x >= byX && y >= byY);
      const moved = kept.map((thing) => ({ ...thing, x: thing.x - byX, y: thing.y - byY }));
      expect(small[list], list).toEqual(moved);
    }
    expect(small.labels.map(({ text }) => text)).toEqual(['Near']);
    expect(small.doors.length).toBeGreaterThan(0);
    expect(small.doors.length).toBeLessThan(map.doors.length);
    expect([...(small.locked ?? [])].indexOf(1)).toBe((20 - byY) * 45 + 30 - byX);
    // The former edges in the north and west are gone, including their entrances.
    const stay = map.entrances.filter(({ side, x, y }) =>
      side === 'south' ? x >= byX : side === 'east' && y >= byY,
    );
    expect(small.entrances.map(({ side }) => side)).toEqual(stay.map(({ side }) => side));
    expect(stay.length).toBeGreaterThan(0);
    expect(small.recipe).toMatchObject({ seed: 'resized', width: 45, height: 34 });
    expect(resizeMap(map, { width: map.width, height: map.height }, 'middle')).toBe(map);
  });

  it('has no way in from a side that lies further out now', () => {
    const map = generateMap({ ...DEFAULT_RECIPE, seed: 'resized', entrances: 4 });
    const sides = map.entrances.map(({ side }) => side);
    expect([...sides].sort()).toEqual(['east', 'north', 'south', 'west']);
    const larger = resizeMap(map, { width: map.width + 9, height: map.height + 9 }, 'north-west');
    expect(larger.entrances.map(({ side }) => side).sort()).toEqual(['north', 'west']);
    expect(larger.labels).toEqual(map.labels);
  });

  it('that was drawn by hand has no recipe, and no locks where there were none', () => {
    const drawn = resizeMap(twoRooms().map, { width: 40, height: 40 }, 'north');
    expect(drawn.recipe).toBeNull();
    expect('locked' in drawn).toBe(false);
  });

  it('says how many rooms were cut and how many were lost', () => {
    const two = twoRooms();
    // Ten columns fewer in the west: the first room is gone, and five columns of the second are left.
    const narrow = resizeMap(two.map, { width: 20, height: 24 }, 'east');
    expect(resizeLosses(two.map, narrow)).toBe(
      '1 room cut off at the edge, 1 room made smaller; Undo restores everything',
    );
    const shifted = run(
      { ...two, selection: { x: 0, y: 0, width: 30, height: 8 } },
      command('move-north'),
      command('move-north'),
      command('move-north'),
    );
    expect(resizeLosses(two.map, shifted.map)).toBe(
      '2 rooms made smaller; Undo restores everything',
    );
    const gone = { ...two.map, rooms: [] };
    expect(resizeLosses(two.map, gone)).toBe(
      '2 rooms cut off at the edge; Undo restores everything',
    );
    expect(resizeLosses(two.map, two.map)).toBe('');
  });
});
