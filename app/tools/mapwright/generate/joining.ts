import type { Random } from '~/rules/random';

/** A possible connection of two rooms (or two pieces of a cave) and its cost. */
export type Joint = { a: number; b: number; cost: number };

/** A joint of at least this cost is only dug if the map cannot be connected otherwise. */
export const LAST_RESORT = 10_000;

/** Keeps the cheapest joint of each pair, in the order in which the pairs were first seen. */
export class CheapestJoints<J extends Joint> {
  private readonly byPair = new Map<number, J>();

  constructor(private readonly count: number) {}

  /** Returns whether the cost beats the cheapest of a pair, so that callers only create joints that are used. */
  beats(a: number, b: number, cost: number): boolean {
    const known = this.byPair.get(this.pair(a, b));
    return known === undefined || cost < known.cost;
  }

  offer(joint: J): void {
    this.byPair.set(this.pair(joint.a, joint.b), joint);
  }

  list(): J[] {
    return [...this.byPair.values()];
  }

  private pair(a: number, b: number): number {
    return a < b ? a * this.count + b : b * this.count + a;
  }
}

/**
 * Chooses the cheapest joints that connect all rooms (Kruskal), then alternative ways: `loops` percent of the remaining
 * joints that shorten a walk by at least two other rooms, and fewer of the others.
 */
export function chooseJoints<J extends Joint>(
  count: number,
  joints: readonly J[],
  loops: number,
  random: Random,
): { chosen: J[]; pieces: number } {
  const ordered = joints.map((_, index) => index);
  ordered.sort(
    (one, other) => (joints[one]?.cost ?? 0) - (joints[other]?.cost ?? 0) || one - other,
  );
  const leader = new Int32Array(count).map((_, index) => index);
  const chosen: J[] = [];
  const spare: J[] = [];
  let pieces = count;
  for (const index of ordered) {
    const joint = joints[index];
    if (joint === undefined) continue;
    const a = leaderOf(leader, joint.a);
    const b = leaderOf(leader, joint.b);
    if (a === b) {
      spare.push(joint);
      continue;
    }
    leader[Math.max(a, b)] = Math.min(a, b);
    chosen.push(joint);
    pieces -= 1;
  }
  if (loops > 0) addLoops(count, chosen, spare, loops, random);
  return { chosen, pieces };
}

/** The member that stands for all that are joined with one. */
export function leaderOf(leader: Int32Array, member: number): number {
  let at = member;
  for (let above = leader[at] ?? at; above !== at; above = leader[at] ?? at) {
    leader[at] = leader[above] ?? above;
    at = above;
  }
  return at;
}

function addLoops<J extends Joint>(
  count: number,
  chosen: J[],
  spare: readonly J[],
  loops: number,
  random: Random,
): void {
  const neighbours: number[][] = Array.from({ length: count }, () => []);
  for (const joint of chosen) link(neighbours, joint);
  for (const joint of spare) {
    const chance = random.below(100);
    if (chance >= loops || joint.cost >= LAST_RESORT) continue;
    if (hasShortcut(neighbours, joint) && chance * 3 >= loops) continue;
    chosen.push(joint);
    link(neighbours, joint);
  }
}

function link(neighbours: number[][], joint: Joint): void {
  neighbours[joint.a]?.push(joint.b);
  neighbours[joint.b]?.push(joint.a);
}

/** Returns whether two rooms are already neighbors or share a neighbor. */
function hasShortcut(neighbours: readonly number[][], joint: Joint): boolean {
  const beyond = neighbours[joint.b] ?? [];
  return (neighbours[joint.a] ?? []).some((room) => room === joint.b || beyond.includes(room));
}
