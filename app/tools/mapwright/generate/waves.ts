import { stepsOf } from '~/maps/map/grid';
import { NOBODY } from './held-nodes';

/** Greater than any distance on any map. */
export const UNREACHED = 0x3fffffff;

const BUCKETS = 128;
const LAST_BUCKET = BUCKETS - 1;

/**
 * Ground for waves. `cost` is the cost of a step onto a node, 1 to 100, or 0 where no wave can go. A start node has its
 * `owner` and a `distance` below 100; its `from` is at least 4.
 */
export type WaveGround = {
  stride: number;
  cost: Uint8Array;
  owner: Int32Array;
  distance: Int32Array;
  /** The side on which the node lies that the wave came from (0 to 3, as in SIDES), plus 4 where a wave starts. */
  from: Uint8Array;
  /** 1 where a wave prefers turning to going straight. */
  winding: Uint8Array;
};

/** Ground without any owner. */
export function freshGround(stride: number, size: number): WaveGround {
  return {
    stride,
    cost: new Uint8Array(size),
    owner: new Int32Array(size).fill(NOBODY),
    distance: new Int32Array(size).fill(UNREACHED),
    from: new Uint8Array(size).fill(4),
    winding: new Uint8Array(size),
  };
}

/**
 * Spreads a wave from every start at once, until each node belongs to the nearest start; `bend` (0 to 20) is the cost
 * of a change of direction or, on winding ground, of keeping the direction. Two starts are best connected where their
 * waves meet, so that one pass finds all connections.
 */
export function spreadWaves(ground: WaveGround, starts: ArrayLike<number>, bend: number): void {
  const { cost, owner, distance, from, winding } = ground;
  const steps = stepsOf(ground.stride);
  const next = new Int32Array(cost.length);
  const before = new Int32Array(cost.length);
  const heads = new Int32Array(BUCKETS).fill(NOBODY);
  let waiting = 0;

  function put(node: number, at: number): void {
    const bucket = at & LAST_BUCKET;
    const head = heads[bucket] ?? NOBODY;
    next[node] = head;
    before[node] = NOBODY;
    if (head !== NOBODY) before[head] = node;
    heads[bucket] = node;
    waiting += 1;
  }

  function take(node: number, at: number): void {
    const after = next[node] ?? NOBODY;
    const prior = before[node] ?? NOBODY;
    if (prior === NOBODY) heads[at & LAST_BUCKET] = after;
    else next[prior] = after;
    if (after !== NOBODY) before[after] = prior;
    waiting -= 1;
  }

  for (let index = 0; index < starts.length; index += 1) {
    const node = starts[index] ?? 0;
    put(node, distance[node] ?? 0);
  }
  for (let now = 0; waiting > 0; now += 1) {
    let node = heads[now & LAST_BUCKET] ?? NOBODY;
    while (node !== NOBODY) {
      take(node, now);
      const straight = ((from[node] ?? 4) & 3) ^ 2;
      const ahead = winding[node] === 1 ? bend : 0;
      const turned = bend - ahead;
      for (let side = 0; side < 4; side += 1) {
        const there = node + (steps[side] ?? 0);
        const step = cost[there] ?? 0;
        if (step === 0) continue;
        const reached = now + step + (side === straight ? ahead : turned);
        const known = distance[there] ?? 0;
        if (reached >= known) continue;
        if (known !== UNREACHED) take(there, known);
        distance[there] = reached;
        owner[there] = owner[node] ?? NOBODY;
        from[there] = side ^ 2;
        put(there, reached);
      }
      node = heads[now & LAST_BUCKET] ?? NOBODY;
    }
  }
}
