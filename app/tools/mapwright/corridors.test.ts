import { expect, it } from 'vitest';
import { CELL, isOpen } from './cells';
import { deadEndsOf } from './dead-ends';
import { generateMap } from './generate';
import { cellAt, type DungeonMap } from './grid';
import { DEFAULT_RECIPE, type MapRecipe } from './recipe';

const PLAIN: MapRecipe = {
  ...DEFAULT_RECIPE,
  width: 90,
  height: 90,
  density: 40,
  deadEnds: 0,
  loops: 0,
  stairs: 'none',
  entrances: 0,
  doors: 'basic',
  water: 0,
  pits: 0,
  rubble: 0,
};

function over20Seeds(recipe: MapRecipe, measure: (map: DungeonMap) => number): number {
  let sum = 0;
  for (let seed = 0; seed < 20; seed += 1)
    sum += measure(generateMap({ ...recipe, seed: `corridor ${seed}` }));
  return sum;
}

function squaresOf(map: DungeonMap, cell: number): { x: number; y: number }[] {
  return [...map.cells].flatMap((here, square) =>
    here === cell ? [{ x: square % map.width, y: Math.floor(square / map.width) }] : [],
  );
}

function bendsPer1000(map: DungeonMap): number {
  const corridor = squaresOf(map, CELL.corridor);
  const bends = corridor.filter(({ x, y }) => {
    const west = isOpen(cellAt(map, x - 1, y));
    const north = isOpen(cellAt(map, x, y - 1));
    return west !== isOpen(cellAt(map, x + 1, y)) && north !== isOpen(cellAt(map, x, y + 1));
  });
  return (bends.length * 1000) / corridor.length;
}

it('straight corridors bend far less often than winding ones', () => {
  const straight = over20Seeds({ ...PLAIN, straightness: 100 }, bendsPer1000);
  const winding = over20Seeds({ ...PLAIN, straightness: 0 }, bendsPer1000);
  expect(winding).toBeGreaterThan(straight * 2);
});

it.each([2, 3])(
  'corridors %i squares wide are as wide as that everywhere but at doors',
  (corridorWidth) => {
    const map = generateMap({ ...PLAIN, corridorWidth });
    const narrow = squaresOf(map, CELL.corridor).filter(
      ({ x, y }) => !isInBlock(map, x, y, corridorWidth) && !isPassage(map, x, y),
    );
    expect(squaresOf(map, CELL.corridor).length).toBeGreaterThan(100);
    expect(narrow).toEqual([]);
  },
);

function isInBlock(map: DungeonMap, x: number, y: number, side: number): boolean {
  for (let top = y - side + 1; top <= y; top += 1) {
    for (let left = x - side + 1; left <= x; left += 1) {
      let open = 0;
      for (let dy = 0; dy < side; dy += 1) {
        for (let dx = 0; dx < side; dx += 1)
          open += isOpen(cellAt(map, left + dx, top + dy)) ? 1 : 0;
      }
      if (open === side * side) return true;
    }
  }
  return false;
}

/** The doorway through a wall, however thick: walls on both sides of it. */
function isPassage(map: DungeonMap, x: number, y: number): boolean {
  const across = isOpen(cellAt(map, x - 1, y)) || isOpen(cellAt(map, x + 1, y));
  const along = isOpen(cellAt(map, x, y - 1)) || isOpen(cellAt(map, x, y + 1));
  return across !== along;
}

it('more ways round mean more doors and corridors', () => {
  const doors = (loops: number) => over20Seeds({ ...PLAIN, loops }, (map) => map.doors.length);
  expect(doors(50)).toBeGreaterThan(doors(0) * 1.08);
  expect(doors(100)).toBeGreaterThan(doors(50) * 1.05);
});

it('keeps the share of dead ends that was asked for', () => {
  const ends = (deadEnds: number) =>
    over20Seeds({ ...PLAIN, deadEnds }, (map) => deadEndsOf(map, PLAIN.corridorWidth).length);
  const all = ends(100);
  expect(ends(0)).toBe(0);
  expect(all).toBeGreaterThan(40);
  expect(ends(50)).toBeGreaterThan(all * 0.35);
  expect(ends(50)).toBeLessThan(all * 0.7);
});

it('a map without doors has gaps in its walls instead', () => {
  const map = generateMap({ ...PLAIN, doors: 'none' });
  expect(map.doors).toEqual([]);
  expect(map.rooms.length).toBeGreaterThan(5);
});
