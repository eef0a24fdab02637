import { expect, it } from 'vitest';
import { CELL, isOpen } from '~/maps/map/cells';
import type { DungeonMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE, type MapRecipe } from '~/maps/map/recipe';
import { generateMap } from './generate';

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

const FURNISHED: MapRecipe = {
  ...DEFAULT_RECIPE,
  width: 80,
  height: 60,
  pits: 100,
  pillars: 100,
  rubble: 100,
  water: 0,
};

/** Squares with objects on them: symbols, pits and rubble. */
function furnishedSquares(map: DungeonMap): number[] {
  const dug = [...map.cells.keys()].filter((square) => {
    const cell = map.cells[square];
    return cell === CELL.pit || cell === CELL.rubble;
  });
  return [...dug, ...map.symbols.map(({ x, y }) => y * map.width + x)];
}

function isInTheOpen(map: DungeonMap, square: number): boolean {
  const { width } = map;
  return [-width - 1, -width, -width + 1, -1, 1, width - 1, width, width + 1].every((step) =>
    isOpen(map.cells[square + step]),
  );
}

it('furnishes round, chapel and eight-sided rooms in whole squares alone', () => {
  let seen = 0;
  for (let seed = 0; seed < 30; seed += 1) {
    const map = generateMap({ ...FURNISHED, seed: `whole ${seed}` });
    const byNumber = new Map(map.rooms.map((room) => [room.number, room]));
    for (const square of furnishedSquares(map)) {
      const room = byNumber.get(map.room[square] ?? 0);
      if (room === undefined || room.shape === 'rectangle' || room.shape === 'cross') continue;
      seen += 1;
      const told = `${seed}: room ${room.number}, ${square % map.width},${Math.floor(square / map.width)}`;
      expect(isInTheOpen(map, square), told).toBe(true);
      if (room.shape !== 'round') continue;
      const left = square % map.width;
      const top = Math.floor(square / map.width);
      for (const [x, y] of [
        [left, top],
        [left + 1, top],
        [left, top + 1],
        [left + 1, top + 1],
      ] as const) {
        const across = (2 * (x - room.x) - room.width) / room.width;
        const down = (2 * (y - room.y) - room.height) / room.height;
        expect(across * across + down * down, told).toBeLessThanOrEqual(1);
      }
    }
  }
  expect(seen).toBeGreaterThan(300);
});

it('digs the pits of a cave a square away from its walls', () => {
  let pits = 0;
  for (let seed = 0; seed < 20; seed += 1) {
    const map = generateMap({ ...FURNISHED, kind: 'cave', seed: `caves ${seed}` });
    map.cells.forEach((cell, square) => {
      if (cell !== CELL.pit) return;
      pits += 1;
      expect(isInTheOpen(map, square)).toBe(true);
    });
  }
  expect(pits).toBeGreaterThan(100);
});

it('leaves room numbers, stairs and the squares before doors clear', () => {
  for (let seed = 0; seed < 20; seed += 1) {
    const kind = seed % 4 === 0 ? 'cave' : 'rooms';
    const map = generateMap({ ...FURNISHED, kind, seed: `clear ${seed}` });
    const furnished = new Set(furnishedSquares(map));
    const clear = [
      ...map.rooms.map((room) => room.centre),
      ...map.stairs,
      ...map.doors.flatMap(({ x, y, direction }) =>
        direction === 'vertical'
          ? [
              { x, y: y - 1 },
              { x, y: y + 1 },
            ]
          : [
              { x: x - 1, y },
              { x: x + 1, y },
            ],
      ),
    ];
    expect(
      clear.filter(({ x, y }) => furnished.has(y * map.width + x)),
      `${seed}`,
    ).toEqual([]);
  }
});
