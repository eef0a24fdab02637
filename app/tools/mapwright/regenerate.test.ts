import { expect, it } from 'vitest';
import { isOpen } from './cells';
import { reachOf } from './connectivity';
import { hangsRight } from './doors';
import { generateMap } from './generate';
import type { DungeonMap } from './grid';
import { PRESETS, presetRecipe } from './presets';
import { regenerate } from './regenerate';

const SIDE = 48;

type Lock = (x: number, y: number, map: DungeonMap) => boolean;

const LOCKS: readonly { name: string; lock: Lock }[] = [
  { name: 'a quarter', lock: (x, y) => x < SIDE / 2 && y < SIDE / 2 },
  { name: 'a stripe from edge to edge', lock: (x) => x >= 20 && x < 27 },
  { name: 'speckles', lock: (x, y) => (x * 3 + y * 5) % 17 < 4 && x % 9 < 5 },
  {
    name: 'two rooms with their walls',
    lock: (x, y, map) =>
      map.rooms
        .slice(0, 2)
        .some(
          (room) =>
            x >= room.x - 1 &&
            y >= room.y - 1 &&
            x <= room.x + room.width &&
            y <= room.y + room.height,
        ),
  },
  { name: 'nothing', lock: () => false },
];

function maskOf(map: DungeonMap, lock: Lock): Uint8Array {
  return map.cells.map((_, square) =>
    lock(square % map.width, Math.floor(square / map.width), map) ? 1 : 0,
  );
}

it.each(LOCKS)('keeps locked squares and all that stands on them: $name', ({ lock }) => {
  PRESETS.forEach(({ id }, index) => {
    for (let seed = 0; seed < 5; seed += 1) {
      const map = generateMap({
        ...presetRecipe(id),
        seed: `old ${seed}`,
        width: SIDE,
        height: SIDE,
      });
      map.labels.push({ x: 21, y: 10, text: 'Here' }, { x: 40, y: 40, text: 'There' });
      const locked = maskOf(map, lock);
      const next = PRESETS[(index + seed) % PRESETS.length]?.id ?? id;
      const result = regenerate(map, { ...presetRecipe(next), seed: `new ${seed}` }, locked);
      const told = `${id} ${next} ${seed}`;

      const isLocked = (thing: { x: number; y: number }) => locked[thing.y * SIDE + thing.x] === 1;
      for (let square = 0; square < locked.length; square += 1) {
        if (locked[square] !== 1) continue;
        expect([result.cells[square], result.room[square]], told).toEqual([
          map.cells[square],
          map.room[square],
        ]);
      }
      for (const list of ['doors', 'stairs', 'entrances', 'symbols', 'labels'] as const) {
        expect(result[list].filter(isLocked), told).toEqual(map[list].filter(isLocked));
      }
      for (const room of map.rooms) {
        const whole = map.room.every(
          (number, square) => number !== room.number || locked[square] === 1,
        );
        if (whole) expect(result.rooms, told).toContainEqual(room);
      }
      expect(reachOf(result).connected, told).toBe(true);
      expect(
        result.doors.filter((door) => !hangsRight(result, door)),
        told,
      ).toEqual([]);
      expect(new Set(result.rooms.map((room) => room.number)).size).toBe(result.rooms.length);
      for (const { number, centre } of result.rooms)
        expect(result.room[centre.y * SIDE + centre.x], told).toBe(number);
    }
  });
});

it('makes the rest of the map anew', () => {
  const map = generateMap({ ...presetRecipe('old-keep'), width: SIDE, height: SIDE });
  const locked = maskOf(map, (x) => x < 10);
  const result = regenerate(map, { ...presetRecipe('old-keep'), seed: 'another' }, locked);
  const changed = result.cells.filter((cell, square) => cell !== map.cells[square]).length;
  expect(changed).toBeGreaterThan(300);
  expect([...(result.locked ?? [])]).toEqual([...locked]);
  expect(result.name).toBe(map.name);
});

it('gives the same map for the same lock and recipe', () => {
  const map = generateMap(presetRecipe('goblin-warren'));
  const locked = maskOf(map, (x, y) => x > 20 && y > 20);
  const recipe = { ...presetRecipe('flooded-crypt'), seed: 'again' };
  expect(regenerate(map, recipe, locked)).toEqual(regenerate(map, recipe, locked));
});

it('fills in what lies behind a ring of locked rock', () => {
  const map = generateMap({ ...presetRecipe('old-keep'), width: SIDE, height: SIDE });
  const ring: Lock = (x, y) => Math.max(Math.abs(x - 12), Math.abs(y - 12)) === 8;
  const locked = maskOf(map, ring);
  locked.forEach((lock, square) => {
    if (lock === 1) map.cells[square] = 0;
  });
  map.doors = [];
  const result = regenerate(map, { ...presetRecipe('old-keep'), seed: 'ring' }, locked);
  const within = result.cells.filter((cell, square) => {
    const x = square % SIDE;
    const y = Math.floor(square / SIDE);
    return isOpen(cell) && Math.max(Math.abs(x - 12), Math.abs(y - 12)) < 8;
  });
  expect(reachOf(result).connected).toBe(true);
  expect(
    Math.min(within.length, result.cells.filter((cell) => isOpen(cell)).length - within.length),
  ).toBe(0);
});
