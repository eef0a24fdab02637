import type { Random } from '~/rules/random';
import { inLayout } from './layout-mask';
import type { MapRecipe } from './recipe';

/**
 * Grows caves (cellular automata): rock strewn at random, then smoothed by the majority of each square's
 * neighbourhood. The answer holds 1 for open squares; the edge, all outside the outline and `taken` squares are rock.
 */
export function growCaves(recipe: MapRecipe, random: Random, taken?: Uint8Array): Uint8Array {
  const { width, height } = recipe;
  const solid = solidSquares(recipe, taken);
  let rock = solid.slice();
  // One draw gives four squares a byte each.
  const threshold = Math.floor((recipe.caveFill * 256) / 100);
  let bits = 0;
  for (let square = 0; square < rock.length; square += 1) {
    bits = (square & 3) === 0 ? random.next() : bits >>> 8;
    if ((bits & 255) < threshold) rock[square] = 1;
  }
  let other = rock.slice();
  for (let round = 0; round < recipe.caveSmoothing; round += 1) {
    smooth(rock, other, solid, width, height);
    [rock, other] = [other, rock];
  }
  for (let square = 0; square < rock.length; square += 1) other[square] = 1 - (rock[square] ?? 1);
  clearPebbles(other, width, solid);
  return other;
}

function solidSquares(recipe: MapRecipe, taken: Uint8Array | undefined): Uint8Array {
  const { width, height, layout } = recipe;
  const solid = new Uint8Array(width * height);
  solid.fill(1, 0, width);
  solid.fill(1, (height - 1) * width);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const edge = x === 0 || x === width - 1;
      if (edge || (layout !== 'rectangle' && !inLayout(layout, x, y, width, height)))
        solid[y * width + x] = 1;
    }
  }
  if (taken !== undefined)
    for (let square = 0; square < solid.length; square += 1)
      if (taken[square] === 1) solid[square] = 1;
  return solid;
}

/** A square becomes rock where five or more of the nine squares round it (itself among them) are. */
function smooth(
  from: Uint8Array,
  to: Uint8Array,
  solid: Uint8Array,
  width: number,
  height: number,
): void {
  for (let y = 1; y < height - 1; y += 1) {
    let at = y * width + 1;
    let west = column(from, at - 1, width);
    let middle = column(from, at, width);
    for (const end = at + width - 2; at < end; at += 1) {
      const east = column(from, at + 1, width);
      to[at] = west + middle + east >= 5 || solid[at] === 1 ? 1 : 0;
      west = middle;
      middle = east;
    }
  }
}

function column(from: Uint8Array, at: number, width: number): number {
  return (from[at - width] ?? 0) + (from[at] ?? 0) + (from[at + width] ?? 0);
}

/** Takes out every rock of one or two squares. */
function clearPebbles(open: Uint8Array, width: number, solid: Uint8Array): void {
  for (let at = width + 1; at < open.length - width - 1; at += 1) {
    if (open[at] === 1 || solid[at] === 1) continue;
    const rocks = rocksBeside(open, at, width);
    if (rocks > 1) continue;
    if (rocks === 0) {
      open[at] = 1;
      continue;
    }
    const other = open[at + 1] === 0 ? at + 1 : at + width;
    if (open[other] === 1 || solid[other] === 1 || rocksBeside(open, other, width) > 1) continue;
    open[at] = 1;
    open[other] = 1;
  }
}

function rocksBeside(open: Uint8Array, at: number, width: number): number {
  return (
    4 -
    ((open[at - 1] ?? 0) + (open[at + 1] ?? 0) + (open[at - width] ?? 0) + (open[at + width] ?? 0))
  );
}
