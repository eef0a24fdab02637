import { expect, it } from 'vitest';
import { roomArcs } from '~/maps/draw/room-arcs';
import { CELL, isOpen } from '~/maps/map/cells';
import { reachOf } from '~/maps/map/connectivity';
import { hangingDoors } from '~/maps/map/doors';
import { type DungeonMap, emptyMap } from '~/maps/map/grid';
import { PRESETS, presetRecipe } from '~/maps/map/presets';
import { STAIR_SETS } from '~/maps/map/recipe';
import { roomHolds } from '~/maps/map/room-shapes';
import { generateMap } from './generate';
import { regenerate } from './regenerate';
import { fewerStairs, stairsAsked } from './stairs';

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
    for (let seed = 0; seed < 3; seed += 1) {
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
      expect(hangingDoors(result, result.doors), told).toEqual(result.doors);
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

/** A map with only a round room of 13 by 9 squares. */
function rotunda(): DungeonMap {
  const map = emptyMap(SIDE, SIDE, 'Rotunda');
  const outline = { x: 10, y: 12, width: 13, height: 9, shape: 'round', turn: 0 } as const;
  for (let square = 0; square < map.cells.length; square += 1) {
    if (!roomHolds(outline, square % SIDE, Math.floor(square / SIDE))) continue;
    map.cells[square] = CELL.floor;
    map.room[square] = 1;
  }
  const { x, y, width, height, shape } = outline;
  map.rooms.push({ number: 1, x, y, width, height, shape, centre: { x: 16, y: 16 } });
  return map;
}

it('a round room of which most is locked keeps the wall that it was built with', () => {
  const map = rotunda();
  const locked = maskOf(map, (x) => x >= 10 && x < 19);
  const result = regenerate(map, { ...presetRecipe('old-keep'), seed: 'round' }, locked);
  const room = result.rooms.find(({ number }) => number === 1);
  expect(room).toMatchObject({ x: 10, width: 9, shape: 'round' });
  expect(roomArcs(result).get(1)).toEqual(roomArcs(map).get(1));
});

it('a round room of which little is locked has straight walls, and its number in its middle', () => {
  const map = rotunda();
  const locked = maskOf(map, (x) => x >= 10 && x < 14);
  const result = regenerate(map, { ...presetRecipe('old-keep'), seed: 'round' }, locked);
  const room = result.rooms.find(({ number }) => number === 1);
  expect(room).toMatchObject({ x: 10, width: 4, shape: 'rectangle' });
  expect(room?.built).toBeUndefined();
  expect(roomArcs(result).get(1)).toBeUndefined();
  expect(room?.centre.y).toBe(16);
});

it('locked stairs count among those that are asked for, and the others lead the way that is missing', () => {
  PRESETS.forEach(({ id }, index) => {
    for (const stairs of STAIR_SETS) {
      const recipe = { ...presetRecipe(id), stairs, width: SIDE, height: SIDE };
      const map = generateMap({ ...recipe, stairs: 'two', seed: 'old' });
      const stair = map.stairs[index % 2] ?? expect.fail('no stairs');
      const near = (x: number, y: number) => Math.max(Math.abs(x - stair.x), Math.abs(y - stair.y));
      const locked = maskOf(map, (x, y) => near(x, y) < 5);
      map.stairs = [stair];
      const result = regenerate(map, { ...recipe, seed: 'new' }, locked);
      const told = `${id} ${stairs} ${stair.kind}`;
      const asked = Math.max(1, stairsAsked(stairs, result.rooms.length));
      expect(result.stairs.length, told).toBeLessThanOrEqual(asked);
      if (stairs === 'two') expect(result.stairs, told).toHaveLength(2);
      expect(result.stairs, told).toContainEqual(stair);
      const ups = result.stairs.filter((one) => one.kind === 'up').length;
      expect(Math.abs(2 * ups - result.stairs.length), told).toBeLessThanOrEqual(1);
    }
  });
});

it('stairs that no room asks for any more go: the latest of the commoner kind, and none that is locked', () => {
  const stair = (x: number, kind: 'up' | 'down') =>
    ({ x, y: 1, direction: 'north', kind }) as const;
  const four = [stair(1, 'up'), stair(2, 'down'), stair(3, 'up'), stair(4, 'up')];
  const left = (most: number, locked: number[] = []) =>
    fewerStairs(four, most, ({ x }) => locked.includes(x)).map(({ x }) => x);
  expect(left(4)).toEqual([1, 2, 3, 4]);
  expect(left(3)).toEqual([1, 2, 3]);
  expect(left(2)).toEqual([1, 2]);
  expect(left(3, [4])).toEqual([1, 2, 4]);
  expect(left(0, [1, 2])).toEqual([1, 2]);
});
