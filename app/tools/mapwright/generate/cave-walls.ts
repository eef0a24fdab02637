import type { MapRecipe } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import { inLayout } from './layout-mask';

/**
 * The density of a square with rock all around: 25 in the wide neighborhood, 2 × 9 in the near one, and 3 for itself.
 */
const DENSEST = 46;

/** The ground that caves are dug in. */
export type CaveGround = {
  /** 1 where rock must stay. */
  solid: Uint8Array;
  /** From 0 (in the open) to DENSEST (in the rock), by the ground around a square. */
  density: Uint8Array;
  /** The target number of open squares. */
  asked: number;
};

/**
 * Grows caves by cellular automata: rock scattered at random, then smoothed by the majority of each square's
 * neighborhood. Since the resulting share of rock varies a lot on small maps, the result is not the open squares but a
 * density for each square. The edge, everything outside the outline, and `taken` squares are rock; the requested share
 * of rock refers to the outline.
 */
export function growCaves(recipe: MapRecipe, random: Random, taken?: Uint8Array): CaveGround {
  const { width, height } = recipe;
  const { solid, within } = solidSquares(recipe, taken);
  let rock = solid.slice();
  // One random number serves four squares, a byte each.
  const threshold = strewn(recipe);
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
  const density = densities(rock, width, height);
  const asked = Math.round((within * (100 - recipe.caveFill)) / 100);
  return { solid, density, asked };
}

/**
 * The byte below which a square starts as rock. Measured on large maps: smoothing moves the share of rock away from 50
 * %, so that a change of 1% at the start becomes 2.7% after one round and 4% after five.
 */
function strewn({ caveFill, caveSmoothing }: MapRecipe): number {
  const tenths = 24 + 3 * Math.min(5, caveSmoothing);
  return Math.round(((490 + ((caveFill - 50) * 100) / tenths) * 256) / 1000);
}

/** The density of rock around each square: in the five by five squares around it, plus again in the nine nearest. */
function densities(rock: Uint8Array, width: number, height: number): Uint8Array {
  const density = new Uint8Array(rock.length).fill(DENSEST);
  // Rock beyond the map: a margin of full columns at both ends, and the outermost rows repeated.
  const far = new Uint8Array(width + 4).fill(5);
  const near = new Uint8Array(width);
  for (let y = 1; y < height - 1; y += 1) {
    const at = y * width;
    const north = Math.max(0, at - 2 * width);
    const south = Math.min((height - 1) * width, at + 2 * width);
    for (let x = 0; x < width; x += 1) {
      const here = column(rock, at + x, width);
      near[x] = here;
      far[x + 2] = here + (rock[north + x] ?? 1) + (rock[south + x] ?? 1);
    }
    let wide = (far[1] ?? 0) + (far[2] ?? 0) + (far[3] ?? 0) + (far[4] ?? 0);
    for (let x = 1; x < width - 1; x += 1) {
      wide += far[x + 4] ?? 0;
      const close = (near[x - 1] ?? 0) + (near[x] ?? 0) + (near[x + 1] ?? 0);
      density[at + x] = wide + 2 * close + 3 * (rock[at + x] ?? 1);
      wide -= far[x] ?? 0;
    }
  }
  return density;
}

/**
 * The open squares (1) after `percent` of the target are opened, the least dense ones first. If opening all squares of
 * the next density would exceed that, none of them are opened.
 */
export function openCaves(caves: CaveGround, width: number, percent: number): Uint8Array {
  const { density, solid } = caves;
  const open = new Uint8Array(density.length);
  const count = new Int32Array(DENSEST + 1);
  for (let square = 0; square < density.length; square += 1) {
    if (solid[square] === 1) continue;
    const own = density[square] ?? DENSEST;
    count[own] = (count[own] ?? 0) + 1;
  }
  let limit = 0;
  for (let left = Math.floor((caves.asked * percent) / 100); limit < DENSEST; limit += 1) {
    left -= count[limit] ?? 0;
    if (left < 0) break;
  }
  for (let square = 0; square < density.length; square += 1)
    open[square] = solid[square] === 0 && (density[square] ?? DENSEST) < limit ? 1 : 0;
  clearPebbles(open, width, solid);
  return open;
}

/**
 * Opens rock at the edge of open ground, the least dense first, until the target is reached; connected ground stays
 * connected.
 */
export function widenCaves(
  cells: Uint8Array,
  width: number,
  caves: CaveGround,
  cell: number,
): void {
  const { solid, density, asked } = caves;
  const edges: number[] = [];
  let missing = asked;
  for (let square = 0; square < cells.length; square += 1) {
    if (solid[square] === 1) continue;
    if (cells[square] !== 0) missing -= 1;
    else {
      const beside =
        (cells[square - width] ?? 0) |
        (cells[square - 1] ?? 0) |
        (cells[square + 1] ?? 0) |
        (cells[square + width] ?? 0);
      if (beside !== 0) edges.push(square);
    }
  }
  if (missing <= 0) return;
  const waiting: number[][] = Array.from({ length: DENSEST + 1 }, () => []);
  for (const square of edges) waiting[density[square] ?? DENSEST]?.push(square);
  for (let level = 0; level <= DENSEST; level += 1) {
    // The list grows during the loop: rock behind newly opened rock is processed here too.
    for (const square of waiting[level] ?? []) {
      if (cells[square] !== 0) continue;
      if (missing <= 0) return;
      cells[square] = cell;
      missing -= 1;
      for (const there of [square - width, square - 1, square + 1, square + width]) {
        if (cells[there] === 0 && solid[there] === 0)
          waiting[Math.max(level, density[there] ?? DENSEST)]?.push(there);
      }
    }
  }
}

/** The squares where rock must stay, and the number of squares within the outline, including the map's edge. */
function solidSquares(
  recipe: MapRecipe,
  taken: Uint8Array | undefined,
): { solid: Uint8Array; within: number } {
  const { width, height, layout } = recipe;
  const solid = new Uint8Array(width * height);
  let within = 0;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const square = y * width + x;
      const outside = layout !== 'rectangle' && !inLayout(layout, x, y, width, height);
      if (outside || taken?.[square] === 1) {
        solid[square] = 1;
        continue;
      }
      within += 1;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) solid[square] = 1;
    }
  }
  return { solid, within };
}

/** A square becomes rock if at least five of the nine squares around it (including itself) are rock. */
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

/** Removes all rocks of one or two squares. */
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
