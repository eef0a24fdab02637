import { describe, expect, it } from 'vitest';
import { isOpen } from '~/maps/map/cells';
import { reachOf } from '~/maps/map/connectivity';
import { hangingDoors } from '~/maps/map/doors';
import type { DungeonMap } from '~/maps/map/grid';
import { PRESETS, presetRecipe } from '~/maps/map/presets';
import { DEFAULT_RECIPE, LAYOUTS, type MapRecipe, ROOM_SIZES } from '~/maps/map/recipe';
import { deadEndsOf } from '../../../../tests/harness/dead-ends-of';
import { roomsAsked } from '../../../../tests/harness/rooms-asked';
import { generateMap } from './generate';
import { stairsAsked } from './stairs';

/** The faults of a map as text; empty for a valid one. */
function faultsOf(map: DungeonMap, recipe: MapRecipe): string[] {
  const faults: string[] = [];
  const { width, height } = map;
  if (!reachOf(map).connected) faults.push('not one piece');
  const hanging = new Set(hangingDoors(map, map.doors));
  for (const door of map.doors)
    if (!hanging.has(door)) faults.push(`bad door at ${door.x},${door.y}`);
  const entrances = new Set(map.entrances.map((entrance) => entrance.y * width + entrance.x));
  map.cells.forEach((cell, square) => {
    const x = square % width;
    const y = Math.floor(square / width);
    const edge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    if (edge && isOpen(cell) !== entrances.has(square)) faults.push(`the edge at ${x},${y}`);
    if (!isOpen(cell) && map.room[square] !== 0) faults.push(`rock in a room at ${x},${y}`);
  });
  if (map.entrances.length !== recipe.entrances) faults.push(`${map.entrances.length} entrances`);
  if (map.stairs.length !== stairsAsked(recipe.stairs, map.rooms.length))
    faults.push(`${map.stairs.length} stairs`);
  for (const thing of [...map.stairs, ...map.symbols, ...map.rooms.map((room) => room.centre)]) {
    if (!isOpen(map.cells[thing.y * width + thing.x]))
      faults.push(`in the rock at ${thing.x},${thing.y}`);
  }
  faults.push(...faultsOfRooms(map, recipe));
  return faults;
}

function faultsOfRooms(map: DungeonMap, recipe: MapRecipe): string[] {
  const faults: string[] = [];
  const inRooms = new Map<number, number>();
  for (const number of map.room) inRooms.set(number, (inRooms.get(number) ?? 0) + 1);
  for (const room of map.rooms) {
    if (!inRooms.has(room.number)) faults.push(`room ${room.number} is nowhere`);
    if (recipe.kind === 'rooms' && Math.min(room.width, room.height) < 3)
      faults.push(`room ${room.number} is ${room.width} by ${room.height} squares`);
    if (map.room[room.centre.y * map.width + room.centre.x] !== room.number)
      faults.push('a number outside its room');
  }
  inRooms.delete(0);
  if (inRooms.size !== map.rooms.length) faults.push('ground of a room that is not listed');
  if (recipe.kind === 'cave') return faults;
  if (recipe.deadEnds === 0 && deadEndsOf(map, recipe.corridorWidth).length > 0)
    faults.push('a dead end');
  // The rectangles of irregular rooms reach into one another.
  if (recipe.irregularity > 0) return faults;
  const asked = roomsAsked(recipe);
  if (map.rooms.length < asked.least || map.rooms.length > asked.most)
    faults.push(`${map.rooms.length} rooms`);
  map.rooms.forEach((one, index) => {
    for (const other of map.rooms.slice(index + 1)) {
      const apart =
        one.x >= other.x + other.width ||
        other.x >= one.x + one.width ||
        one.y >= other.y + other.height ||
        other.y >= one.y + one.height;
      if (!apart) faults.push(`rooms ${one.number} and ${other.number} overlap`);
    }
  });
  return faults;
}

describe.each(PRESETS)('$name', ({ id }) => {
  it.each([20, 33, 60, 120])('gives good maps of every seed at %i squares', (side) => {
    // Twelve seeds vary all that is varied below, four of large maps each part of it; `npm run bench` draws a thousand.
    const seeds = side >= 60 ? 4 : 12;
    for (let seed = 0; seed < seeds; seed += 1) {
      const recipe: MapRecipe = {
        ...presetRecipe(id),
        seed: `sample ${seed}`,
        width: side,
        height: Math.max(20, side - (seed % 3) * 5),
      };
      if (seed % 4 === 1) recipe.corridorWidth = 1 + (seed % 3);
      if (seed % 4 === 2) recipe.deadEnds = 0;
      if (seed % 4 === 3) recipe.entrances = 4;
      expect(faultsOf(generateMap(recipe), recipe), JSON.stringify(recipe)).toEqual([]);
    }
  });

  it('gives good maps in every layout', () => {
    for (const layout of LAYOUTS) {
      for (const side of [20, 48, 90]) {
        const recipe: MapRecipe = {
          ...presetRecipe(id),
          seed: layout,
          layout,
          width: side,
          height: side,
        };
        expect(faultsOf(generateMap(recipe), recipe), JSON.stringify(recipe)).toEqual([]);
      }
    }
  });
});

describe.each(LAYOUTS)('a small map, layout %s', (layout) => {
  it.each([20, 24, 30])('is a dungeon of four rooms or more at %i squares', (side) => {
    for (const corridorWidth of [1, 2, 3]) {
      const drawn = new Set<string>();
      for (let seed = 0; seed < 8; seed += 1) {
        const recipe: MapRecipe = {
          ...DEFAULT_RECIPE,
          seed: `small ${seed}`,
          layout,
          corridorWidth,
          width: side,
          height: side,
          roomSize: ROOM_SIZES[seed % 4] ?? 'medium',
        };
        const map = generateMap(recipe);
        expect(faultsOf(map, recipe), JSON.stringify(recipe)).toEqual([]);
        expect(map.rooms.length, JSON.stringify(recipe)).toBeGreaterThanOrEqual(4);
        expect(openShare(map), JSON.stringify(recipe)).toBeGreaterThan(12);
        drawn.add(map.cells.join(''));
      }
      expect(drawn.size).toBe(8);
    }
  });
});

/** The open percentage of a part of the map. */
function openShare(map: DungeonMap, isWithin = (_x: number, _y: number) => true): number {
  let open = 0;
  let all = 0;
  map.cells.forEach((cell, square) => {
    if (!isWithin(square % map.width, Math.floor(square / map.width))) return;
    all += 1;
    if (isOpen(cell)) open += 1;
  });
  return (100 * open) / all;
}

it.each([
  ['small', 3],
  ['medium', 4],
  ['large', 6],
  ['huge', 9],
] as const)('no room of size %s has a side shorter than %i squares', (roomSize, shortest) => {
  for (let seed = 0; seed < 6; seed += 1) {
    const corridorWidth = 1 + (seed % 3);
    const map = generateMap({
      ...DEFAULT_RECIPE,
      seed: `size ${seed}`,
      roomSize,
      corridorWidth,
      width: 90,
      height: 80,
    });
    const sides = map.rooms.flatMap(({ width, height }) => [width, height]);
    expect(Math.min(...sides)).toBeGreaterThanOrEqual(shortest);
  }
});

it('fills the sheet as the density asks: half of it by default, more at 100', () => {
  const mean = (density: number) => {
    let sum = 0;
    for (let seed = 0; seed < 10; seed += 1)
      sum += openShare(generateMap({ ...DEFAULT_RECIPE, density, seed: `dense ${seed}` }));
    return sum / 10;
  };
  const shares = [10, 30, 50, 70, 80, 90, 100].map(mean);
  shares.slice(1).forEach((share, index) => {
    expect(share).toBeGreaterThan((shares[index] ?? 100) + 2);
  });
  expect(mean(DEFAULT_RECIPE.density)).toBeGreaterThan(45);
  expect(mean(DEFAULT_RECIPE.density)).toBeLessThan(53);
  expect(mean(100)).toBeGreaterThan(60);
});

it('leaves no quarter of a default map bare', () => {
  for (let seed = 0; seed < 15; seed += 1) {
    const map = generateMap({ ...DEFAULT_RECIPE, seed: `even ${seed}` });
    for (const east of [0, 1]) {
      for (const south of [0, 1]) {
        const share = openShare(
          map,
          (x, y) => x >= map.width / 2 === (east === 1) && y >= map.height / 2 === (south === 1),
        );
        expect(share, map.recipe?.seed).toBeGreaterThan(25);
      }
    }
  }
});

it.each(['old-keep', 'flooded-crypt', 'goblin-warren', 'giants-halls'])(
  'the largest maps of %s are as good as small ones',
  (id) => {
    for (const side of [200, 500]) {
      const recipe: MapRecipe = { ...presetRecipe(id), seed: 'large', width: side, height: side };
      const map = generateMap(recipe);
      expect(reachOf(map).connected).toBe(true);
      expect(hangingDoors(map, map.doors)).toEqual(map.doors);
      expect(map.rooms.length).toBeGreaterThan(side === 200 ? 20 : 120);
    }
  },
);

it('a map fits the room numbers into sixteen bits', () => {
  const recipe: MapRecipe = {
    ...presetRecipe('bandit-cellars'),
    width: 500,
    height: 500,
    density: 100,
  };
  expect(generateMap(recipe).rooms.length).toBeLessThan(65_536);
});

it('secret doors hide rooms at the end of the way and ways round, not half the map', () => {
  let hidden = 0;
  let rooms = 0;
  for (let seed = 0; seed < 25; seed += 1) {
    const map = generateMap({ ...presetRecipe('deathtrap-tomb'), seed: `secrets ${seed}` });
    hidden += reachOf(map).secretlyConnected.length;
    rooms += map.rooms.length;
  }
  expect(hidden).toBeGreaterThan(0);
  expect(hidden * 4).toBeLessThan(rooms);
});
