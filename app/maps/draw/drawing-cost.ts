import { isOpen } from '../map/cells';
import type { DungeonMap } from '../map/grid';

/** The shore of a pool takes as long to draw as so many sides of a wall. */
const SHORE = 3;

/** How many sides of walls and shores a picture of a map traces: what its drawing costs, counted in a few milliseconds. */
export function drawingCost({ width, cells }: DungeonMap): number {
  let cost = 0;
  const between = (one: number, other: number | undefined) => {
    if (other === undefined || one === other) return;
    cost += isOpen(one) === isOpen(other) ? SHORE : 1;
  };
  cells.forEach((cell, square) => {
    if ((square + 1) % width !== 0) between(cell, cells[square + 1]);
    between(cell, cells[square + width]);
  });
  return cost;
}
