import type { Random } from '~/rules/random';
import { CELL, isOpen } from './cells';
import type { Corridors } from './corridors';
import type { DungeonMap } from './grid';
import { type Lattice, stepsOf } from './lattice';
import type { MapRecipe } from './recipe';
import { NOBODY } from './room-plan';

/** One dead end grows for so many nodes of corridor. */
const NODES_A_DEAD_END = 18;
const LONGEST = 7;

/**
 * Grows side passages that lead nowhere, one for every 18 nodes of corridor, and keeps `deadEnds` percent of them.
 * They keep clear of all other corridors. The answer is the last node of each and the side (0 to 3) it was dug towards.
 */
export function growDeadEnds(
  lattice: Lattice,
  recipe: MapRecipe,
  inside: Uint8Array,
  held: Int32Array,
  corridors: Corridors,
  anchored: Uint8Array,
  random: Random,
): { node: number; side: number }[] {
  const { links } = corridors;
  const steps = stepsOf(lattice.stride);
  const dug: number[] = [];
  for (let node = 0; node < links.length; node += 1) if (links[node] !== 0) dug.push(node);
  const wanted = Math.ceil((Math.ceil(dug.length / NODES_A_DEAD_END) * recipe.deadEnds) / 100);
  const ends: { node: number; side: number }[] = [];

  function isClear(node: number, but: number): boolean {
    if (held[node] !== NOBODY || inside[node] === 0 || links[node] !== 0 || anchored[node] === 1)
      return false;
    return steps.every(
      (step) =>
        node + step === but || ((links[node + step] ?? 0) === 0 && anchored[node + step] !== 1),
    );
  }

  for (let attempt = 0; attempt < wanted * 6 && ends.length < wanted; attempt += 1) {
    let node = dug[random.below(dug.length)] ?? 0;
    let side = random.below(4);
    const length = 2 + random.below(LONGEST - 1);
    const path: { node: number; side: number }[] = [];
    for (let walked = 0; walked < length; walked += 1) {
      if (walked > 0 && random.below(100) >= 55 + (recipe.straightness >> 1))
        side = (side + 1 + 2 * random.below(2)) & 3;
      const there = node + (steps[side] ?? 0);
      if (!isClear(there, node) || path.some((step) => step.node === there)) break;
      path.push({ node: there, side });
      node = there;
    }
    if (path.length < 2) continue;
    for (const step of path) {
      const behind = step.node - (steps[step.side] ?? 0);
      links[behind] = (links[behind] ?? 0) | (1 << step.side);
      links[step.node] = (links[step.node] ?? 0) | (1 << (step.side ^ 2));
    }
    const end = path[path.length - 1];
    if (end !== undefined) ends.push(end);
  }
  return ends;
}

/**
 * The dead ends of a map's corridors: blocks as wide as a corridor that can be left on one side alone and hold no
 * stairs, no door, no sign and no way out of the map.
 */
export function deadEndsOf(map: DungeonMap, corridorWidth: number): { x: number; y: number }[] {
  const { width, height, cells } = map;
  const known = new Uint8Array(width * height);
  for (const thing of [...map.stairs, ...map.entrances, ...map.doors])
    known[thing.y * width + thing.x] = 1;
  const ends: { x: number; y: number }[] = [];
  for (let y = 0; y + corridorWidth <= height; y += 1) {
    for (let x = 0; x + corridorWidth <= width; x += 1) {
      if (isBlock(x, y) && openSides(x, y) === 1) ends.push({ x, y });
    }
  }
  return ends;

  function isBlock(x: number, y: number): boolean {
    for (let row = y; row < y + corridorWidth; row += 1) {
      for (let column = x; column < x + corridorWidth; column += 1) {
        const cell = row * width + column;
        if (cells[cell] !== CELL.corridor || known[cell] === 1 || map.room[cell] !== 0)
          return false;
      }
    }
    return true;
  }

  function openSides(x: number, y: number): number {
    const open = [false, false, false, false];
    for (let along = 0; along < corridorWidth; along += 1) {
      open[0] ||= y > 0 && isOpen(cells[(y - 1) * width + x + along]);
      open[1] ||=
        x + corridorWidth < width && isOpen(cells[(y + along) * width + x + corridorWidth]);
      open[2] ||=
        y + corridorWidth < height && isOpen(cells[(y + corridorWidth) * width + x + along]);
      open[3] ||= x > 0 && isOpen(cells[(y + along) * width + x - 1]);
    }
    return open.filter(Boolean).length;
  }
}
