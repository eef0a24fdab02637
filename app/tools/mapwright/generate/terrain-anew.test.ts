import { describe, expect, it } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { connectedPieces } from '~/maps/map/connectivity';
import { type DungeonMap, emptyMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE, type PlaceTheme } from '~/maps/map/recipe';
import { themeChanges } from '~/maps/map/themes';
import { bridgeGaps } from './bridges';
import { generateMap } from './generate';
import { regenerate } from './regenerate';

const isGap = (cell: number | undefined) => cell === CELL.chasm || cell === CELL.lava;

/** The pieces of ground that one can walk on of which some is not locked. */
function newPieces(map: DungeonMap, locked: Uint8Array): number {
  const cells = map.cells.map((cell) => (isGap(cell) ? CELL.rock : cell));
  const { piece } = connectedPieces({ ...map, cells }, { secretDoors: 'open' });
  return new Set(piece.filter((number, square) => number !== 0 && locked[square] !== 1)).size;
}

function rectangle(map: DungeonMap, x: number, y: number, width: number, height: number) {
  return map.cells.map((_, square) => {
    const [column, row] = [(square % map.width) - x, Math.floor(square / map.width) - y];
    return column >= 0 && column < width && row >= 0 && row < height ? 1 : 0;
  });
}

const THEMES_WITH_GAPS: readonly PlaceTheme[] = [
  'none',
  'temple',
  'crypt',
  'mine',
  'tower',
  'warren',
  'natural',
];

describe.each(THEMES_WITH_GAPS)(
  'drawing a map of the theme %s anew around locked squares',
  (theme) => {
    it.each([0, 60])('leaves nothing behind lava or chasms, at irregularity %s', (irregularity) => {
      for (let seed = 0; seed < 6; seed += 1) {
        const recipe = { ...DEFAULT_RECIPE, ...themeChanges(theme), terrain: 80, irregularity };
        const map = generateMap({ ...recipe, seed: `old ${seed}` });
        const locked = rectangle(map, 8 + seed, 6 + (seed % 5) * 3, 18, 14);
        const result = regenerate(map, { ...recipe, seed: `new ${seed}` }, locked);
        expect(newPieces(result, locked), `${seed}`).toBe(1);
        const keptOf = ({ cells }: DungeonMap) => cells.filter((_, square) => locked[square] === 1);
        expect(keptOf(result), `${seed}`).toEqual(keptOf(map));
      }
    });
  },
);

/** Two rooms of 5 by 9 squares with lava of 10 columns between them, and a pool of four squares in the second. */
function dividedMap(): DungeonMap {
  const map = emptyMap(22, 11, 'Divided');
  for (let y = 1; y < 10; y += 1) {
    for (let x = 1; x < 21; x += 1) {
      const isPool = x >= 17 && x < 19 && y >= 4 && y < 6;
      map.cells[y * 22 + x] = isPool || (x >= 6 && x < 16) ? CELL.lava : CELL.floor;
    }
  }
  return map;
}

it('fills a pool that no bridge crosses only where that joins what it divides', () => {
  const map = dividedMap();
  const lava = rectangle(map, 6, 0, 10, 11);
  const locked = dividedMap();
  bridgeGaps(locked, lava);
  expect(locked.cells).toEqual(map.cells);
  const free = dividedMap();
  bridgeGaps(
    free,
    lava.map(() => 0),
  );
  expect(free.cells[5 * 22 + 10]).toBe(CELL.floor);
  expect(free.cells[5 * 22 + 17]).toBe(CELL.lava);
});

it('digs around lava that is locked', () => {
  const map = dividedMap();
  const locked = rectangle(map, 1, 3, 20, 7).map((lock, square) =>
    map.cells[square] === CELL.rock ? 0 : lock,
  );
  const recipe = { ...DEFAULT_RECIPE, theme: 'crypt', terrain: 80 } as const;
  for (let seed = 0; seed < 10; seed += 1) {
    const wide = emptyMap(60, 50, 'Wide');
    const lock = new Uint8Array(60 * 50);
    map.cells.forEach((cell, square) => {
      const there = (Math.floor(square / 22) + 20) * 60 + (square % 22) + 20;
      wide.cells[there] = cell;
      lock[there] = locked[square] ?? 0;
    });
    const result = regenerate(wide, { ...recipe, seed: `around ${seed}` }, lock);
    expect(newPieces(result, new Uint8Array(60 * 50)), `${seed}`).toBe(1);
  }
});
