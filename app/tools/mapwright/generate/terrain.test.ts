import { describe, expect, it } from 'vitest';
import { mapToJson } from '~/maps/file/map-json';
import { restoreMap } from '~/maps/file/restore-map';
import { CELL, LATE_GROUNDS } from '~/maps/map/cells';
import { connectedPieces } from '~/maps/map/connectivity';
import type { DungeonMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE, THEMES } from '~/maps/map/recipe';
import { themeChanges } from '~/maps/map/themes';
import { generateMap } from './generate';

/** The number of pieces of ground that one can walk between without a leap. */
function walkablePieces(map: DungeonMap): number {
  const cells = map.cells.map((cell) =>
    cell === CELL.chasm || cell === CELL.lava ? CELL.rock : cell,
  );
  return connectedPieces({ ...map, cells }, { secretDoors: 'open' }).count;
}

function countOf(map: DungeonMap, cell: number): number {
  return map.cells.filter((one) => one === cell).length;
}

describe.each(THEMES)('terrain of the theme %s', (theme) => {
  it('never cuts the way: a chasm or lava that would is bridged', () => {
    for (let seed = 0; seed < 6; seed += 1) {
      for (const terrain of [30, 100]) {
        const changes = { ...themeChanges(theme), terrain };
        const map = generateMap({ ...DEFAULT_RECIPE, ...changes, seed: `terrain ${seed}` });
        expect(walkablePieces(map), JSON.stringify(map.recipe)).toBe(1);
        expect(restoreMap(mapToJson(map))).toEqual({ ok: true, map, repairs: [] });
      }
    }
  });
});

it('a mine has rails, a temple lava, a tower ice, and a prison none of it', () => {
  const over = (theme: (typeof THEMES)[number], cell: number) => {
    let sum = 0;
    for (let seed = 0; seed < 8; seed += 1) {
      const changes = { ...themeChanges(theme), terrain: 60 };
      sum += countOf(generateMap({ ...DEFAULT_RECIPE, ...changes, seed: `kind ${seed}` }), cell);
    }
    return sum;
  };
  expect(over('mine', CELL.rails)).toBeGreaterThan(80);
  expect(over('mine', CELL.bridge)).toBeGreaterThan(5);
  expect(over('temple', CELL.lava)).toBeGreaterThan(80);
  expect(over('tower', CELL.ice)).toBeGreaterThan(80);
  for (const cell of LATE_GROUNDS) expect(over('prison', cell)).toBe(0);
});

it('a map without terrain has none, and more terrain is more', () => {
  const count = (terrain: number) => {
    const map = generateMap({ ...DEFAULT_RECIPE, terrain });
    return map.cells.filter((cell) => LATE_GROUNDS.has(cell)).length;
  };
  expect(count(0)).toBe(0);
  expect(count(20)).toBeGreaterThan(20);
  expect(count(100)).toBeGreaterThan(2 * count(20));
});
