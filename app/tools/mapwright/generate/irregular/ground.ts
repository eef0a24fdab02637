import { isOpen } from '~/maps/map/cells';
import type { DungeonMap, Place } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { Squares } from '~/maps/map/squares';
import { DX, DY } from '../lattice';
import { inLayout } from '../layout-mask';

/**
 * The ground that irregular rooms are dug in. `closed` is 1 where nothing may be dug: outside the outline, at the edge,
 * and next to everything that is open already, so that there is always a wall between two things.
 */
export type Ground = { map: DungeonMap; closed: Uint8Array };

/** The ground of an empty map; `taken` squares and those beside them stay rock. */
export function groundOf(map: DungeonMap, recipe: MapRecipe, taken?: Uint8Array): Ground {
  const { width, height } = map;
  const closed = new Uint8Array(width * height);
  const ground = { map, closed };
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const edge = x === 0 || y === 0 || x === width - 1 || y === height - 1;
      if (edge || !inLayout(recipe.layout, x, y, width, height)) closed[y * width + x] = 1;
      if (taken?.[y * width + x] === 1) closeAround(ground, x, y);
    }
  }
  return ground;
}

/** Returns whether a rectangle can be dug with rock all around it. */
export function isClear({ map, closed }: Ground, { x, y, width, height }: Squares): boolean {
  if (x < 1 || y < 1 || x + width >= map.width || y + height >= map.height) return false;
  for (let row = y; row < y + height; row += 1) {
    const start = row * map.width;
    for (let at = start + x; at < start + x + width; at += 1) if (closed[at] === 1) return false;
  }
  return true;
}

/** Opens a square, and closes those around it for what comes later. */
export function dig(ground: Ground, x: number, y: number, cell: number): void {
  ground.map.cells[y * ground.map.width + x] = cell;
  closeAround(ground, x, y);
}

/** Closes the squares around a run of squares from west to east, `length` long. */
export function closeAround({ map, closed }: Ground, x: number, y: number, length = 1): void {
  const left = Math.max(0, x - 1);
  const right = Math.min(map.width - 1, x + length);
  for (let row = Math.max(0, y - 1); row <= Math.min(map.height - 1, y + 1); row += 1) {
    closed.fill(1, row * map.width + left, row * map.width + right + 1);
  }
}

/** Returns whether a square is rock between two squares of rock, across the direction of walking through it. */
export function isFrame({ map }: Ground, { x, y }: Place, side: number): boolean {
  if (x < 1 || y < 1 || x >= map.width - 1 || y >= map.height - 1) return false;
  const at = y * map.width + x;
  const across = side % 2 === 0 ? 1 : map.width;
  const { cells } = map;
  return !isOpen(cells[at]) && !isOpen(cells[at - across]) && !isOpen(cells[at + across]);
}

/** The place some steps towards a side. */
export function stepTo({ x, y }: Place, side: number, steps = 1): Place {
  return { x: x + (DX[side] ?? 0) * steps, y: y + (DY[side] ?? 0) * steps };
}
