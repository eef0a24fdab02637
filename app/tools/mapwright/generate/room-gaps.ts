import type { MapRecipe } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import { holdNodes, type Lot, NOBODY, ROCK } from './held-nodes';
import { type Lattice, nodeAt } from './lattice';
import { outlineFor, type RoomPlan } from './room-outline';

/** Adds rooms in random gaps until the wanted number is reached: first with a lane around them, then without. */
export function seekGaps(
  rooms: RoomPlan[],
  wanted: number,
  span: { least: number; most: number },
  lattice: Lattice,
  recipe: MapRecipe,
  inside: Uint8Array,
  held: Int32Array,
  random: Random,
): void {
  for (const lane of [1, 0]) {
    // A few tries for each missing room; on a small map this is enough to look everywhere.
    const tries = rooms.length < wanted ? 12 * (wanted - rooms.length) + 240 : 0;
    for (let tried = 0; tried < tries && rooms.length < wanted; tried += 1) {
      const gap = gapFor(span, lane, lattice, inside, held, random);
      if (gap === null) continue;
      const room = outlineFor(lattice, recipe, gap, random);
      holdNodes(lattice, held, room, rooms.length);
      rooms.push(room);
    }
  }
}

/**
 * A place for a room anywhere in the outline, or null if the random place does not fit; `lane` nodes around it are
 * free.
 */
function gapFor(
  span: { least: number; most: number },
  lane: number,
  lattice: Lattice,
  inside: Uint8Array,
  held: Int32Array,
  random: Random,
): Lot | null {
  const range = span.most - span.least + 1;
  const columns = span.least + Math.min(random.below(range), random.below(range));
  const rows = span.least + Math.min(random.below(range), random.below(range));
  if (columns > lattice.columns || rows > lattice.rows) return null;
  const column = random.below(lattice.columns - columns + 1);
  const row = random.below(lattice.rows - rows + 1);
  for (let y = row - lane; y < row + rows + lane; y += 1) {
    for (let x = column - lane; x < column + columns + lane; x += 1) {
      const node = nodeAt(lattice, x, y);
      const within = x >= column && x < column + columns && y >= row && y < row + rows;
      // The lane may lie outside the outline, but not in another room.
      if (within ? inside[node] !== 1 || held[node] !== NOBODY : (held[node] ?? ROCK) >= 0)
        return null;
    }
  }
  return { column, row, columns, rows };
}
