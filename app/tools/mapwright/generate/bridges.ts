import { CELL, isOpen } from '~/maps/map/cells';
import { type DungeonMap, stepsOf } from '~/maps/map/grid';
import { leaderOf } from './joining';

/** The longest bridge that is laid straight, in squares. */
const LONGEST = 8;

type Crossing = { squares: number[]; from: number; to: number };

/**
 * Lays bridges over chasms and lava until one can walk wherever the map is in one piece; the shortest first. Squares
 * where `kept` is 1 stay: what is divided by them alone stays divided.
 */
export function bridgeGaps(map: DungeonMap, kept?: Uint8Array): void {
  const ground = walkable(map);
  if (ground.count <= 1) return;
  const leader = new Int32Array(ground.count + 1).map((_, index) => index);
  const crossings = crossingsOf(map, ground.piece);
  crossings.sort((one, other) => one.squares.length - other.squares.length);
  for (const { squares, from, to } of crossings) {
    const [a, b] = [leaderOf(leader, from), leaderOf(leader, to)];
    if (a === b || squares.some((square) => kept?.[square] === 1)) continue;
    leader[Math.max(a, b)] = Math.min(a, b);
    for (const square of squares) map.cells[square] = CELL.bridge;
  }
  const isWhole = leader.every((_, number) => number === 0 || leaderOf(leader, number) === 1);
  if (!isWhole) fillPools(map, ground, leader, kept);
}

/** Returns whether one cannot walk over such a square without a bridge. */
export function isGap(cell: number | undefined): boolean {
  return cell === CELL.chasm || cell === CELL.lava;
}

/** The pieces of ground that one can walk on, by number from 1; 0 for rock, chasms and lava. */
function walkable(map: DungeonMap): { count: number; piece: Int32Array } {
  const { width, cells } = map;
  const piece = new Int32Array(cells.length);
  const steps = stepsOf(width);
  let count = 0;
  for (let start = 0; start < cells.length; start += 1) {
    if (piece[start] !== 0 || !isOpen(cells[start]) || isGap(cells[start])) continue;
    count += 1;
    piece[start] = count;
    const queue = [start];
    for (const here of queue) {
      for (let side = 0; side < 4; side += 1) {
        const there = here + (steps[side] ?? 0);
        if ((side % 2 === 1 && isOverEdge(here, side, width)) || piece[there] !== 0) continue;
        if (!isOpen(cells[there]) || isGap(cells[there])) continue;
        piece[there] = count;
        queue.push(there);
      }
    }
  }
  return { count, piece };
}

function isOverEdge(square: number, side: number, width: number): boolean {
  return side === 1 ? square % width === width - 1 : square % width === 0;
}

/** The straight ways over chasms and lava between different pieces of ground. */
function crossingsOf({ width, cells }: DungeonMap, piece: Int32Array): Crossing[] {
  const crossings: Crossing[] = [];
  for (let square = 0; square < cells.length; square += 1) {
    if ((piece[square] ?? 0) === 0) continue;
    for (const step of [1, width]) {
      const squares: number[] = [];
      let there = square + step;
      while (squares.length < LONGEST && isGap(cells[there])) {
        squares.push(there);
        there += step;
      }
      const to = piece[there] ?? 0;
      const from = piece[square] ?? 0;
      if (squares.length > 0 && to !== 0 && to !== from) crossings.push({ squares, from, to });
    }
  }
  return crossings;
}

/**
 * Where no straight bridge reaches, pools are filled up: those between pieces of ground, and in a map without kept
 * squares all beside what is cut off, since its links name a version of the generator that did so.
 */
function fillPools(
  map: DungeonMap,
  { piece }: { piece: Int32Array },
  leader: Int32Array,
  kept: Uint8Array | undefined,
): void {
  const main = leaderOf(leader, 1);
  const seen = new Uint8Array(map.cells.length);
  const isPool = (square: number) =>
    seen[square] === 0 && isGap(map.cells[square]) && kept?.[square] !== 1;
  for (let start = 0; start < map.cells.length; start += 1) {
    if (!isPool(start)) continue;
    seen[start] = 1;
    const pool = [start];
    const shores = new Set<number>();
    for (const here of pool) {
      for (const there of neighboursOf(map, here)) {
        const shore = piece[there] ?? 0;
        if (shore !== 0) shores.add(leaderOf(leader, shore));
        if (!isPool(there)) continue;
        seen[there] = 1;
        pool.push(there);
      }
    }
    const isFilled =
      kept === undefined ? [...shores].some((shore) => shore !== main) : shores.size > 1;
    if (!isFilled) continue;
    if (kept !== undefined) joinShores(leader, shores);
    for (const square of pool) {
      map.cells[square] = map.recipe?.kind === 'cave' ? CELL.cave : CELL.floor;
    }
  }
}

function joinShores(leader: Int32Array, shores: ReadonlySet<number>): void {
  const first = Math.min(...shores);
  for (const shore of shores) leader[shore] = first;
}

function neighboursOf({ width }: DungeonMap, square: number): number[] {
  const steps = stepsOf(width);
  return [0, 1, 2, 3]
    .filter((side) => side % 2 === 0 || !isOverEdge(square, side, width))
    .map((side) => square + (steps[side] ?? 0));
}
