import { expect, it } from 'vitest';
import { CELL, isOpen } from '~/maps/map/cells';
import { cellAt, type DungeonMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE, type MapRecipe } from '~/maps/map/recipe';
import { deadEndsOf } from '../../../../tests/harness/dead-ends-of';
import { generateMap } from './generate';

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

it('corridors run from a labyrinth to straight lines in even steps', () => {
  const steps = [0, 25, 50, 75, 100].map(
    (straightness) => over20Seeds({ ...DEFAULT_RECIPE, straightness }, bendsPer1000) / 20,
  );
  const [labyrinth = 0, , middle = 0, , straight = 0] = steps;
  expect(labyrinth).toBeGreaterThan(250);
  expect(straight).toBeLessThan(35);
  expect(middle).toBeGreaterThan(straight + (labyrinth - straight) * 0.35);
  expect(middle).toBeLessThan(straight + (labyrinth - straight) * 0.65);
  for (const [index, bends] of steps.slice(1).entries())
    expect(bends).toBeLessThan((steps[index] ?? 0) * 0.85);
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

/** Returns whether a square is a doorway through a wall of any thickness: it has walls on both sides. */
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

it.each([1, 2, 3])(
  'keeps the very share of dead ends asked for, %i squares wide',
  (corridorWidth) => {
    const most: MapRecipe = { ...PLAIN, corridorWidth, density: 80, deadEnds: 100 };
    for (let seed = 0; seed < 12; seed += 1) {
      const ends = (deadEnds: number) =>
        deadEndsOf(generateMap({ ...most, deadEnds, seed: `ends ${seed}` }), corridorWidth).length;
      const all = ends(100);
      expect(all).toBeGreaterThan(12);
      for (const asked of [0, 10, 30, 50, 80])
        expect(ends(asked)).toBe(Math.ceil((all * asked) / 100));
    }
  },
);

it('a default map has none, several or many dead ends besides its stairs', () => {
  const mean = (deadEnds: number) =>
    over20Seeds({ ...DEFAULT_RECIPE, deadEnds }, (map) => deadEndsOf(map, 1).length) / 20;
  const steps = [0, 25, 50, 75, 100].map(mean);
  for (const [index, ends] of steps.slice(1).entries())
    expect(ends).toBeGreaterThan((steps[index] ?? 0) + 2);
  expect(steps[0]).toBe(0);
  expect(steps[2]).toBeGreaterThan(8);
  expect(steps[4]).toBeGreaterThan(18);
});

it('a map without doors has gaps in its walls instead', () => {
  const map = generateMap({ ...PLAIN, doors: 'none' });
  expect(map.doors).toEqual([]);
  expect(map.rooms.length).toBeGreaterThan(5);
});
