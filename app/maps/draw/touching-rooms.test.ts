import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { digRoom, paintSquares } from '~/tools/mapwright/edit/paint';
import { ellipseSquares, rectangleSquares } from '~/tools/mapwright/edit/shapes';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { CELL, isOpen } from '../map/cells';
import { type DungeonMap, emptyMap } from '../map/grid';
import { DEFAULT_RECIPE } from '../map/recipe';
import { openSquares, type Squares } from '../map/squares';
import { cornerBends } from './corner-bends';
import { flattenLoop } from './outline-path';
import { wallLoops } from './wall-outline';

type Point = { x: number; y: number };
type Dug = { shape: 'round' | 'rectangle' | 'passage'; area: Squares };

function outlines(map: DungeonMap): Point[][] {
  return wallLoops(openSquares(map, 'gm'), undefined, cornerBends(map)).map(flattenLoop);
}

/** Returns whether the drawn floor covers a point: a ray from it crosses the walls an odd number of times. */
function isCovered(chains: readonly Point[][], x: number, y: number): boolean {
  let crossed = 0;
  for (const chain of chains) {
    for (let index = 1; index < chain.length; index += 1) {
      const [from, to] = [chain[index - 1], chain[index]];
      if (from === undefined || to === undefined || from.y > y === to.y > y) continue;
      if (from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x) > x) crossed += 1;
    }
  }
  return crossed % 2 === 1;
}

function dig(map: DungeonMap, { shape, area }: Dug): DungeonMap {
  const squares = shape === 'round' ? ellipseSquares(map, area) : rectangleSquares(map, area);
  if (shape === 'passage') return paintSquares(map, squares, CELL.corridor);
  return digRoom(map, squares, area, { cell: CELL.floor, shape });
}

/** The faults of the picture: floor that is not drawn, touching squares with a wall in between, rock drawn as floor. */
function faults(map: DungeonMap): string[] {
  const { width, height, cells } = map;
  const chains = outlines(map);
  const found: string[] = [];
  // Slightly off the center, so that the ray does not run along a wall of the grid.
  const covered = (x: number, y: number) => isCovered(chains, x + 0.003, y + 0.007);
  const open = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && isOpen(cells[y * width + x]);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isFloor = open(x, y);
      const middle = covered(x + 0.5, y + 0.5);
      if (isFloor && !middle) found.push(`floor ${x},${y} is not drawn`);
      if (!isFloor && middle) found.push(`rock ${x},${y} is drawn as floor`);
      if (!isFloor) continue;
      if (open(x + 1, y) && !covered(x + 1, y + 0.5)) found.push(`${x},${y} is shut to the east`);
      if (open(x, y + 1) && !covered(x + 0.5, y + 1)) found.push(`${x},${y} is shut to the south`);
    }
  }
  return found;
}

const side = fc.integer({ min: 3, max: 9 });
const dug = fc.record({
  shape: fc.constantFrom('round' as const, 'rectangle' as const),
  area: fc.record({
    x: fc.integer({ min: 1, max: 19 }),
    y: fc.integer({ min: 1, max: 19 }),
    width: side,
    height: side,
  }),
});

const passage = fc.record({
  shape: fc.constant('passage' as const),
  area: fc
    .tuple(fc.integer({ min: 1, max: 19 }), fc.integer({ min: 1, max: 19 }), side, fc.boolean())
    .map(([x, y, long, down]) => ({ x, y, width: down ? 1 : long, height: down ? long : 1 })),
});

describe('rooms dug beside others', () => {
  const base = generateMap({ ...DEFAULT_RECIPE, seed: 'stranger1', width: 30, height: 24 });

  test.each([
    ['below', { x: 10, y: 21, width: 5, height: 3 }],
    ['to the east of', { x: 16, y: 17, width: 4, height: 4 }],
    ['above', { x: 11, y: 13, width: 5, height: 4 }],
  ])('a round room %s a straight one is drawn, and open to it', (_, area) => {
    const map = dig(base, { shape: 'round', area });
    expect(map.rooms.length).toBe(base.rooms.length + 1);
    expect(faults(map)).toEqual([]);
  });

  test('are drawn square for square wherever they touch', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(dug, dug, passage), { minLength: 2, maxLength: 4 }),
        (rooms) => {
          expect(faults(rooms.reduce(dig, emptyMap(30, 30, 'Rooms')))).toEqual([]);
        },
      ),
      { numRuns: 200, seed: 7 },
    );
  });
});
