import { isOpen } from '~/maps/map/cells';
import type { DungeonMap, Room } from '~/maps/map/grid';
import { stepsOf } from '~/maps/map/grid';

/** The limits of the distance between a chamber's center and the rock, in squares. */
const NARROWEST = 2;
const FURTHEST = 60;

/**
 * Finds the chambers of a cave: the places furthest from any rock, with the ground around them. Numbers them in reading
 * order, from `first` on, and writes them into the map; ground between chambers belongs to none.
 */
export function findChambers(map: DungeonMap, first: number, taken?: Uint8Array): void {
  const { width } = map;
  const depth = depths(map, taken);
  const middles = middlesOf(map, depth);
  middles.sort(
    (one, other) =>
      Math.floor(Math.floor(one / width) / 8) - Math.floor(Math.floor(other / width) / 8) ||
      (one % width) - (other % width) ||
      one - other,
  );
  const added = middles.map((square, index): Room => {
    const x = square % width;
    const y = Math.floor(square / width);
    return { number: first + index, x, y, width: 1, height: 1, shape: 'cavern', centre: { x, y } };
  });
  spread(map, added, depth, taken);
  map.rooms.push(...added);
}

/** The distance to the nearest rock in squares; a diagonal step counts as one. */
function depths(map: DungeonMap, taken: Uint8Array | undefined): Uint8Array {
  const { width, height, cells } = map;
  const depth = new Uint8Array(cells.length);
  for (let at = width + 1; at < cells.length - width - 1; at += 1) {
    if (!isOpen(cells[at]) || map.room[at] !== 0 || taken?.[at] === 1) continue;
    const west = depth[at - 1] ?? 0;
    const north = Math.min(
      depth[at - width - 1] ?? 0,
      depth[at - width] ?? 0,
      depth[at - width + 1] ?? 0,
    );
    depth[at] = Math.min(FURTHEST, west + 1, north + 1);
  }
  for (let at = width * (height - 1) - 2; at > width; at -= 1) {
    const own = depth[at] ?? 0;
    if (own === 0) continue;
    const east = depth[at + 1] ?? 0;
    const south = Math.min(
      depth[at + width - 1] ?? 0,
      depth[at + width] ?? 0,
      depth[at + width + 1] ?? 0,
    );
    depth[at] = Math.min(own, east + 1, south + 1);
  }
  return depth;
}

/** The deepest squares; the surroundings of each are not available for others. */
function middlesOf(map: DungeonMap, depth: Uint8Array): number[] {
  const { width, height } = map;
  const third = Math.floor(Math.min(width, height) / 3);
  const byDepth: number[][] = Array.from({ length: FURTHEST + 1 }, () => []);
  for (let at = 0; at < depth.length; at += 1) {
    const own = depth[at] ?? 0;
    const deepest =
      own > 0 &&
      own >= (depth[at - 1] ?? 0) &&
      own >= (depth[at + 1] ?? 0) &&
      own >= (depth[at - width] ?? 0) &&
      own >= (depth[at + width] ?? 0);
    if (deepest) byDepth[own]?.push(at);
  }
  const covered = new Uint8Array(depth.length);
  const middles: number[] = [];
  for (let own = FURTHEST; own >= 1; own -= 1) {
    // In a cave without wide places, the widest one is still a chamber.
    if (own < NARROWEST && middles.length > 0) break;
    for (const at of byDepth[own] ?? []) {
      if (covered[at] === 1) continue;
      middles.push(at);
      // On a small map, a chamber must not exclude all others.
      const reach = Math.min(2 * own + 4, Math.max(own + 2, third));
      const x = at % width;
      const y = Math.floor(at / width);
      const left = Math.max(0, x - reach);
      const right = Math.min(width - 1, x + reach);
      for (let row = Math.max(0, y - reach); row <= Math.min(height - 1, y + reach); row += 1) {
        covered.fill(1, row * width + left, row * width + right + 1);
      }
    }
  }
  return middles;
}

/**
 * Gives each chamber the ground around its center, to slightly further than the nearest rock; the first chamber wins.
 */
function spread(
  map: DungeonMap,
  rooms: readonly Room[],
  depth: Uint8Array,
  taken: Uint8Array | undefined,
): void {
  const { width, cells } = map;
  const left = new Uint8Array(cells.length);
  const queue = new Int32Array(cells.length);
  let tail = 0;
  for (const room of rooms) {
    const at = room.centre.y * width + room.centre.x;
    map.room[at] = room.number;
    left[at] = (depth[at] ?? 0) * 2;
    queue[tail] = at;
    tail += 1;
  }
  const first = rooms[0]?.number ?? 1;
  const offsets = stepsOf(width);
  for (let head = 0; head < tail; head += 1) {
    const here = queue[head] ?? 0;
    const number = map.room[here] ?? 0;
    grow(rooms[number - first], here % width, Math.floor(here / width));
    const steps = left[here] ?? 0;
    if (steps === 0) continue;
    for (let side = 0; side < 4; side += 1) {
      const there = here + (offsets[side] ?? 0);
      if (!isOpen(cells[there]) || map.room[there] !== 0 || taken?.[there] === 1) continue;
      map.room[there] = number;
      left[there] = steps - 1;
      queue[tail] = there;
      tail += 1;
    }
  }
}

function grow(room: Room | undefined, x: number, y: number): void {
  if (room === undefined) return;
  const right = Math.max(room.x + room.width, x + 1);
  const bottom = Math.max(room.y + room.height, y + 1);
  room.x = Math.min(room.x, x);
  room.y = Math.min(room.y, y);
  room.width = right - room.x;
  room.height = bottom - room.y;
}
