import { expect, it } from 'vitest';
import { CELL, isOpen } from './cells';
import { generateMap } from './generate';
import type { DungeonMap } from './grid';
import { DEFAULT_RECIPE } from './recipe';

function count(map: DungeonMap, cell: number): number {
  return map.cells.filter((here) => here === cell).length;
}

it('puts about the share of the ground under water that was asked for', () => {
  for (const kind of ['rooms', 'cave'] as const) {
    const map = generateMap({ ...DEFAULT_RECIPE, kind, width: 120, height: 120, water: 30 });
    const share = (100 * count(map, CELL.water)) / map.cells.filter((cell) => isOpen(cell)).length;
    expect(share).toBeGreaterThan(20);
    expect(share).toBeLessThan(36);
  }
});

it('a dry map has no water, pits, rubble or pillars when none are asked for', () => {
  const map = generateMap({ ...DEFAULT_RECIPE, water: 0, pits: 0, rubble: 0, pillars: 0 });
  expect([CELL.water, CELL.pit, CELL.rubble].map((cell) => count(map, cell))).toEqual([0, 0, 0]);
  expect(map.symbols).toEqual([]);
});

it('keeps doors, stairs and ways in dry, whole and clear', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const map = generateMap({
      ...DEFAULT_RECIPE,
      seed: `wet ${seed}`,
      water: 60,
      pits: 100,
      rubble: 100,
      pillars: 100,
    });
    for (const thing of [...map.doors, ...map.stairs, ...map.entrances]) {
      expect(map.cells[thing.y * map.width + thing.x]).toBe(CELL.corridor);
      expect(map.symbols.some((symbol) => symbol.x === thing.x && symbol.y === thing.y)).toBe(
        false,
      );
    }
  }
});

it('never sets two things on one square', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const { symbols } = generateMap({ ...DEFAULT_RECIPE, seed: `pillars ${seed}`, pillars: 100 });
    const squares = symbols.map(({ x, y }) => `${x},${y}`);
    expect(new Set(squares).size).toBe(squares.length);
  }
});

it('water lies in pools, not in single squares', () => {
  const map = generateMap({
    ...DEFAULT_RECIPE,
    kind: 'cave',
    width: 100,
    height: 100,
    water: 15,
    pits: 0,
    rubble: 0,
  });
  const lonely = [...map.cells].filter((cell, square) => {
    const beside = [square - 1, square + 1, square - map.width, square + map.width];
    return cell === CELL.water && beside.every((there) => map.cells[there] !== CELL.water);
  });
  expect(count(map, CELL.water)).toBeGreaterThan(200);
  expect(lonely).toEqual([]);
});
