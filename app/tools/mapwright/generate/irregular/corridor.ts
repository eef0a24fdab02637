import type { Place } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { Squares } from '~/maps/map/squares';
import type { Random } from '~/rules/random';
import { DX, DY } from '../lattice';
import { type Ground, isClear, stepTo } from './ground';

/** A corridor that can be dug: its straight parts, and the place of the door at its end. */
export type PlannedCorridor = { squares: Squares[]; door: Place; side: number };

/** The most straight parts of a corridor. */
const MOST_PARTS = 4;

/**
 * Plans a corridor from a square towards a side: straight, or in steps to one hand, never back, so that it cannot meet
 * itself. Null when it would touch something.
 */
export function plannedCorridor(
  ground: Ground,
  recipe: MapRecipe,
  from: Place,
  side: number,
  random: Random,
): PlannedCorridor | null {
  const wide = recipe.corridorWidth;
  const squares: Squares[] = [];
  const hand = random.below(2) === 0 ? 1 : 3;
  const winding = 100 - recipe.straightness;
  let parts = 1;
  while (parts < MOST_PARTS && random.below(100) < winding * 0.8 + 12) parts += 1;
  const longest = parts > 1 ? 4 : 6 + Math.floor((100 - recipe.density) / 12);
  const middle = (wide - 1) >> 1;
  let heading = side;
  // The block of the corridor's width that a part begins with.
  let block = blockAt(from, side, wide, middle);
  for (let part = 0; part < parts; part += 1) {
    const length = Math.max(wide, 1 + random.below(longest)) + (part > 0 ? wide : 0);
    const area = stretched(block, heading, length, wide);
    if (!isClear(ground, area)) return null;
    squares.push(area);
    block = endOf(area, heading, wide);
    if (part < parts - 1) heading = heading === side ? (side + hand) % 4 : side;
  }
  const door = doorAt(block, heading, wide, middle);
  return { squares, door, side: heading };
}

/** The first block of a corridor that begins at a square beyond a door. */
function blockAt({ x, y }: Place, side: number, wide: number, middle: number): Squares {
  const upright = side % 2 === 0;
  return {
    x: upright ? x - middle : side === 1 ? x : x - wide + 1,
    y: upright ? (side === 2 ? y : y - wide + 1) : y - middle,
    width: wide,
    height: wide,
  };
}

function stretched(block: Squares, heading: number, length: number, wide: number): Squares {
  const more = length - wide;
  return {
    x: heading === 3 ? block.x - more : block.x,
    y: heading === 0 ? block.y - more : block.y,
    width: heading % 2 === 0 ? wide : length,
    height: heading % 2 === 0 ? length : wide,
  };
}

function endOf(area: Squares, heading: number, wide: number): Squares {
  return {
    x: heading === 1 ? area.x + area.width - wide : area.x,
    y: heading === 2 ? area.y + area.height - wide : area.y,
    width: wide,
    height: wide,
  };
}

function doorAt(block: Squares, heading: number, wide: number, middle: number): Place {
  const upright = heading % 2 === 0;
  const last: Place = {
    x: upright ? block.x + middle : (DX[heading] ?? 0) > 0 ? block.x + wide - 1 : block.x,
    y: upright ? ((DY[heading] ?? 0) > 0 ? block.y + wide - 1 : block.y) : block.y + middle,
  };
  return stepTo(last, heading);
}
