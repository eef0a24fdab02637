import { describe, expect, it } from 'vitest';
import { isOpen } from '~/maps/map/cells';
import { connectedPieces, reachOf } from '~/maps/map/connectivity';
import { hangingDoors } from '~/maps/map/doors';
import type { DungeonMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE, LAYOUTS, type MapRecipe, ROOM_SIZES, THEMES } from '~/maps/map/recipe';
import { themeChanges } from '~/maps/map/themes';
import { deadEndsOf } from '../../../../../tests/harness/dead-ends-of';
import { fingerprint } from '../../../../../tests/harness/map-fingerprint';
import { generateMap } from '../generate';
import { regenerate } from '../regenerate';
import { stairsAsked } from '../stairs';

/** The faults of an irregular map as text; empty for a valid one. */
function faultsOf(map: DungeonMap, recipe: MapRecipe): string[] {
  const faults: string[] = [];
  const { width, height } = map;
  if (!reachOf(map).connected) faults.push('not one piece');
  const hanging = new Set(hangingDoors(map, map.doors));
  for (const door of map.doors) {
    if (!hanging.has(door)) faults.push(`bad door at ${door.x},${door.y}`);
  }
  const entrances = new Set(map.entrances.map(({ x, y }) => y * width + x));
  map.cells.forEach((cell, square) => {
    const [x, y] = [square % width, Math.floor(square / width)];
    const isEdge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
    if (isEdge && isOpen(cell) !== entrances.has(square)) faults.push(`the edge at ${x},${y}`);
    if (!isOpen(cell) && map.room[square] !== 0) faults.push(`rock in a room at ${x},${y}`);
  });
  if (map.entrances.length !== recipe.entrances) faults.push(`${map.entrances.length} entrances`);
  if (map.stairs.length !== stairsAsked(recipe.stairs, map.rooms.length)) faults.push('stairs');
  for (const { x, y } of [...map.stairs, ...map.symbols]) {
    if (!isOpen(map.cells[y * width + x])) faults.push(`in the rock at ${x},${y}`);
  }
  for (const { number, centre } of map.rooms) {
    if (map.room[centre.y * width + centre.x] !== number) faults.push(`number ${number} outside`);
  }
  if (recipe.deadEnds === 0 && deadEndsOf(map, recipe.corridorWidth).length > 0)
    faults.push('a dead end');
  return faults;
}

describe.each(LAYOUTS)('an irregular map, layout %s', (layout) => {
  it.each([20, 33, 60, 120])('is in one piece, without a fault, at %i squares', (side) => {
    for (let seed = 0; seed < (side === 120 ? 6 : 24); seed += 1) {
      const recipe: MapRecipe = {
        ...DEFAULT_RECIPE,
        layout,
        width: side,
        height: Math.max(20, side - (seed % 3) * 5),
        seed: `irregular ${seed}`,
        irregularity: [1, 30, 60, 100][seed % 4] ?? 60,
        corridorWidth: 1 + (seed % 3),
        roomSize: ROOM_SIZES[seed % 4] ?? 'medium',
        roomStyle: seed % 5 === 0 ? 'plain' : 'varied',
        doors: seed % 6 === 0 ? 'none' : 'deathtrap',
        deadEnds: seed % 2 === 0 ? 30 : 0,
        entrances: seed % 5,
        density: [80, 100, 40, 10][seed % 7] ?? 90,
      };
      const map = generateMap(recipe);
      expect(faultsOf(map, recipe), JSON.stringify(recipe)).toEqual([]);
      expect(map.rooms.length, JSON.stringify(recipe)).toBeGreaterThanOrEqual(2);
    }
  });
});

it.each(THEMES)('a place of the theme %s has no fault', (theme) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const recipe = { ...DEFAULT_RECIPE, ...themeChanges(theme), seed: `place ${seed}` };
    expect(faultsOf(generateMap(recipe), recipe), JSON.stringify(recipe)).toEqual([]);
  }
});

const MAZE: MapRecipe = { ...DEFAULT_RECIPE, irregularity: 100, seed: 'golden' };

it('rooms are of many sizes and forms, some share a wall, and caverns are among them', () => {
  const shapes = new Set<string>();
  const sizes = new Set<number>();
  let shared = 0;
  for (let seed = 0; seed < 10; seed += 1) {
    const map = generateMap({ ...MAZE, seed: `many ${seed}` });
    for (const { shape, width, height } of map.rooms) {
      shapes.add(shape);
      sizes.add(width * height);
    }
    shared += map.doors.filter(({ x, y, direction }) => {
      const step = direction === 'vertical' ? map.width : 1;
      const at = y * map.width + x;
      return (map.room[at - step] ?? 0) > 0 && (map.room[at + step] ?? 0) > 0;
    }).length;
  }
  expect([...shapes].sort()).toEqual(
    expect.arrayContaining(['cavern', 'chapel', 'octagon', 'rectangle', 'round']),
  );
  expect(sizes.size).toBeGreaterThan(40);
  expect(shared).toBeGreaterThan(50);
});

it('there are loops to go round, and doors that cut the map in two when they are closed', () => {
  let loops = 0;
  let chokepoints = 0;
  for (let seed = 0; seed < 8; seed += 1) {
    const map = generateMap({ ...MAZE, loops: 50, seed: `ways ${seed}` });
    for (const { x, y } of map.doors) {
      const cells = map.cells.slice();
      cells[y * map.width + x] = 0;
      const { sizes } = connectedPieces({ ...map, cells }, { secretDoors: 'open' });
      // More than two rooms behind it, not just the end of a way.
      const smaller = sizes.length === 1 ? 0 : Math.min(...sizes);
      if (sizes.length === 1) loops += 1;
      else if (smaller > 120) chokepoints += 1;
    }
  }
  expect(loops).toBeGreaterThan(20);
  expect(chokepoints).toBeGreaterThan(20);
});

it('the first room has a way in, and a large room lies far from it', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const map = generateMap({ ...MAZE, seed: `heart ${seed}` });
    const [way] = map.entrances;
    expect(way).toBeDefined();
    const far = map.rooms.filter(({ x, y, width, height }) => {
      const away =
        Math.abs(x + width / 2 - (way?.x ?? 0)) + Math.abs(y + height / 2 - (way?.y ?? 0));
      return away > (map.width + map.height) / 3 && width * height >= 40;
    });
    expect(far.length, map.recipe?.seed).toBeGreaterThan(0);
  }
});

it('a locked part of an irregular map stays, and the rest is one piece with it', () => {
  const map = generateMap(MAZE);
  const locked = map.cells.map((_, square) => (square % map.width < 25 ? 1 : 0));
  const drawn = regenerate(map, { ...MAZE, seed: 'other half' }, locked);
  expect(reachOf(drawn).connected).toBe(true);
  expect(hangingDoors(drawn, drawn.doors)).toEqual(drawn.doors);
  for (const [square, lock] of locked.entries()) {
    if (lock === 1) expect(drawn.cells[square]).toBe(map.cells[square]);
  }
});

/** What the versions of the generator draw: links keep their maps only as long as this stands. */
it.each([
  [{ irregularity: 100 }, '067ebcf6836219fc', 1],
  [{ irregularity: 1 }, '9dc9d56f07998099', 1],
  [{ irregularity: 60, layout: 'round', corridorWidth: 2, seed: 'wide' }, '326b84c672834370', 1],
  [{ irregularity: 60, layout: 'round', corridorWidth: 2, seed: 'wide' }, 'e0ab4d63e1c9b7a9', 2],
  [{ irregularity: 80, width: 200, height: 160, seed: 'æøå 龍' }, '97869a8766d76ab1', 1],
] as const)(
  'draws the very map that it drew on the day it was made: %j',
  (changes, print, version) => {
    expect(fingerprint(generateMap({ ...MAZE, ...changes }, version))).toBe(print);
  },
);
