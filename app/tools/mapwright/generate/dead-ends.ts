import { stepsOf } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import { type Approach, eachApproach } from './approach';
import type { Corridors } from './corridors';
import { NOBODY } from './held-nodes';
import type { Lattice } from './lattice';
import type { RoomPlan } from './room-outline';

/** The maximum length of a side passage in nodes; the minimum is two. */
const LONGEST = 7;

/** The last node of a dead end and the side (0 to 3) towards which it was dug. */
export type DeadEnd = { node: number; side: number };

/** A possible start of a side passage: a corridor node or, with its bits inverted, an approach of a room. */
type Start = number;

type Passage = { path: DeadEnd[]; approach: Approach | null };

/**
 * Fills the remaining rock with side passages that lead nowhere, as in a maze, and digs `deadEnds` percent of them.
 * They branch off corridors, rooms and each other. Earlier ones do not depend on later ones, so that a higher
 * percentage only adds passages. Returns the ends of those dug.
 */
export function growDeadEnds(
  lattice: Lattice,
  recipe: MapRecipe,
  inside: Uint8Array,
  held: Int32Array,
  rooms: readonly RoomPlan[],
  corridors: Corridors,
  anchored: Uint8Array,
  random: Random,
): DeadEnd[] {
  if (recipe.deadEnds === 0) return [];
  const { links } = corridors;
  const steps = stepsOf(lattice.stride);
  const turning = 95 - Math.floor((recipe.straightness * 9) / 10);
  const used = new Uint8Array(links.length);
  const starts: Start[] = [];
  for (let node = 0; node < links.length; node += 1) {
    if (held[node] !== NOBODY || inside[node] === 0 || links[node] !== 0 || anchored[node] === 1)
      used[node] = 1;
    if (links[node] !== 0) starts.push(node);
  }
  for (const room of rooms) {
    const wall = wallToLeaveBy(lattice, room, used, random);
    if (wall !== null) starts.push(~wall);
  }
  function freeSide(node: number, first: number): number {
    const sides = [first, (first + 1) & 3, (first + 2) & 3, (first + 3) & 3];
    return sides.find((side) => used[node + (steps[side] ?? 0)] === 0) ?? first;
  }

  const branches = random.shuffle(starts);
  const passages: Passage[] = [];
  for (const start of branches) {
    const walled = start < 0;
    let node = walled ? ~start >> 2 : start;
    let side = walled ? ~start & 3 : freeSide(node, random.below(4));
    const length = 2 + random.below(LONGEST - 1);
    const path: DeadEnd[] = [];
    while (path.length < length) {
      if (path.length > 0 && random.below(100) < turning)
        side = (side + 1 + 2 * random.below(2)) & 3;
      const there = node + (steps[side] ?? 0);
      if (used[there] === 1) break;
      used[there] = 1;
      path.push({ node: there, side });
      node = there;
    }
    if (path.length < 2) {
      for (const step of path) used[step.node] = 0;
      continue;
    }
    passages.push({ path, approach: walled ? ~start : null });
    // Others can branch off this passage, except from its end. The list grows during the loop.
    for (const step of path.slice(0, -1)) branches.push(step.node);
    if (!walled) branches.push(start);
  }
  const kept = passages.slice(0, Math.ceil((passages.length * recipe.deadEnds) / 100));
  return kept.flatMap(({ path, approach }) => {
    if (approach !== null) corridors.approaches.push(approach);
    for (const [index, { node, side }] of path.entries()) {
      // The first step of a passage that leaves a room is the door.
      if (index === 0 && approach !== null) continue;
      const behind = node - (steps[side] ?? 0);
      links[node] = (links[node] ?? 0) | (1 << (side ^ 2));
      links[behind] = (links[behind] ?? 0) | (1 << side);
    }
    return path.slice(-1);
  });
}

/** A random wall of a room with free rock behind it; null if there is none. */
function wallToLeaveBy(
  lattice: Lattice,
  room: RoomPlan,
  used: Uint8Array,
  random: Random,
): Approach | null {
  const steps = stepsOf(lattice.stride);
  let chosen: Approach | null = null;
  let seen = 0;
  eachApproach(lattice, room, (approach) => {
    if (used[(approach >> 2) + (steps[approach & 3] ?? 0)] === 1) return;
    seen += 1;
    if (random.below(seen) === 0) chosen = approach;
  });
  return chosen;
}
