import type { Place } from '~/maps/map/grid';

/** How far a simplified wall may be from the drawn one, in squares. */
export const WALL_TOLERANCE = 0.1;
/** A wall is not tried longer when this many points in a row could not be its end. */
const MOST_MISSES = 5;

/**
 * Leaves out as many points of a closed chain (its last point is its first) as it can, so that every one of them stays
 * within the tolerance of the simplified chain: the shortest way over the points from which the rest is near enough.
 * Places in `held` that lie on the chain become points of it.
 */
export function simplifiedWall(
  drawn: readonly Place[],
  held: HeldPlaces = heldPlaces([]),
  most = WALL_TOLERANCE,
): Place[] {
  // The corners are rounded in the end.
  const tolerance = most - 0.001;
  const { chain, fixed } = withHeld(drawn, held);
  const last = chain.length - 1;
  if (last < 4) return chain;
  // A corner of the simplified wall may lie a little beside the drawn one, on either side.
  const corners = chain.map((point, at) =>
    at === 0 || at === last || fixed.has(at) ? [point] : [point, ...beside(chain, at, tolerance)],
  );
  const steps: number[][] = corners.map((all) => all.map(() => Number.POSITIVE_INFINITY));
  const before: [at: number, way: number][][] = corners.map(() => []);
  steps[0] = [0];
  for (let from = 0; from < last; from += 1) {
    let misses = 0;
    for (let to = from + 1; to <= last && misses < MOST_MISSES; to += 1) {
      const isReached = reach(chain, corners, steps, before, from, to, tolerance);
      misses = isReached ? 0 : misses + 1;
      if (fixed.has(to)) break;
    }
  }
  const kept: Place[] = [];
  let [at, way] = [last, 0];
  while (at > 0) {
    kept.push(rounded(corners[at]?.[way] ?? { x: 0, y: 0 }));
    [at, way] = before[at]?.[way] ?? [0, 0];
  }
  kept.push(chain[0] ?? { x: 0, y: 0 });
  return kept.reverse();
}

/** Notes which corners at one point are reached better from those at another; returns whether any can be. */
function reach(
  chain: readonly Place[],
  corners: readonly (readonly Place[])[],
  steps: number[][],
  before: [number, number][][],
  from: number,
  to: number,
  tolerance: number,
): boolean {
  let isReached = false;
  for (const [way, one] of (corners[from] ?? []).entries()) {
    const next = (steps[from]?.[way] ?? Number.POSITIVE_INFINITY) + 1;
    if (next === Number.POSITIVE_INFINITY) continue;
    for (const [end, other] of (corners[to] ?? []).entries()) {
      if (!isNear(chain, from, to, one, other, tolerance)) continue;
      isReached = true;
      const known = steps[to];
      if (known && next < (known[end] ?? 0)) {
        known[end] = next;
        const marks = before[to];
        if (marks) marks[end] = [from, way];
      }
    }
  }
  return isReached;
}

/** Two places beside a point of the chain, across its direction. */
function beside(chain: readonly Place[], at: number, tolerance: number): Place[] {
  const [one, point, other] = [chain[at - 1], chain[at], chain[at + 1]];
  if (!one || !point || !other) return [];
  const long = apart(one, other);
  if (long === 0) return [];
  const by = (tolerance * 0.9) / long;
  const [x, y] = [(other.y - one.y) * by, (one.x - other.x) * by];
  return [
    { x: point.x + x, y: point.y + y },
    { x: point.x - x, y: point.y - y },
  ];
}

function rounded({ x, y }: Place): Place {
  return { x: Math.round(x * 1000) / 1000, y: Math.round(y * 1000) / 1000 };
}

/** Places that walls must keep, found by the lines of the grid that they lie on. */
export type HeldPlaces = { near(from: Place, to: Place): Place[] };

/** The ends of portals, which lie on the lines of the grid, in the middle of a side. */
export function heldPlaces(places: readonly Place[]): HeldPlaces {
  const rows = new Map<number, Place[]>();
  const columns = new Map<number, Place[]>();
  for (const place of places) {
    const [lines, at] = Number.isInteger(place.y) ? [rows, place.y] : [columns, place.x];
    const known = lines.get(at);
    if (known) known.push(place);
    else lines.set(at, [place]);
  }
  return {
    near: (from, to) => [
      ...new Set([
        ...(rows.get(Math.round(from.y)) ?? []),
        ...(rows.get(Math.round(to.y)) ?? []),
        ...(columns.get(Math.round(from.x)) ?? []),
        ...(columns.get(Math.round(to.x)) ?? []),
      ]),
    ],
  };
}

/** The chain with the held places as points of it, and where they are. */
function withHeld(drawn: readonly Place[], held: HeldPlaces) {
  const chain: Place[] = [];
  const fixed = new Set<number>();
  drawn.forEach((point, at) => {
    const next = drawn[at + 1];
    chain.push(point);
    if (next === undefined) return;
    const between = held
      .near(point, next)
      .filter((place) => distanceToLine(place, point, next) < 0.01)
      .toSorted((one, other) => apart(one, point) - apart(other, point));
    for (const place of between) {
      if (apart(place, point) < 0.01) fixed.add(chain.length - 1);
      else if (apart(place, next) < 0.01) fixed.add(chain.length);
      else {
        fixed.add(chain.length);
        chain.push(place);
      }
    }
  });
  return { chain, fixed };
}

/** Whether all points from one to another are near the line between two corners beside these. */
function isNear(
  chain: readonly Place[],
  from: number,
  to: number,
  one: Place,
  other: Place,
  tolerance: number,
): boolean {
  for (let at = to; at >= from; at -= 1) {
    const point = chain[at];
    if (point !== undefined && distanceToLine(point, one, other) > tolerance) return false;
  }
  return true;
}

/** The distance from a point to a line segment, in squares. */
export function distanceToLine(point: Place, from: Place, to: Place): number {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const length = x * x + y * y;
  const along = length === 0 ? 0 : ((point.x - from.x) * x + (point.y - from.y) * y) / length;
  const part = Math.min(1, Math.max(0, along));
  return apart(point, { x: from.x + x * part, y: from.y + y * part });
}

function apart(one: Place, other: Place): number {
  return Math.sqrt((one.x - other.x) ** 2 + (one.y - other.y) ** 2);
}
