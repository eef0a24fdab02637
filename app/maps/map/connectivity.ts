import { isOpen } from './cells';
import type { DungeonMap } from './grid';
import { stepsOf } from './grid';

/** The connected pieces of a map's open ground: for each square the number of its piece, 0 for rock. */
export type Pieces = { count: number; piece: Int32Array; sizes: number[] };

/**
 * Finds the pieces of open ground that are connected without diagonal steps. Secret doors count as open or as walls.
 */
export function connectedPieces(
  map: DungeonMap,
  options: { secretDoors: 'open' | 'walls' },
): Pieces {
  const { width, height, cells } = map;
  const piece = new Int32Array(width * height);
  if (options.secretDoors === 'walls') {
    for (const door of map.doors) if (door.kind === 'secret') piece[door.y * width + door.x] = -1;
  }
  const sizes: number[] = [];
  const steps = stepsOf(width);
  const queue = new Int32Array(width * height);
  for (let start = 0; start < cells.length; start += 1) {
    if (!isOpen(cells[start]) || piece[start] !== 0) continue;
    const number = sizes.length + 1;
    let tail = 1;
    queue[0] = start;
    piece[start] = number;
    for (let head = 0; head < tail; head += 1) {
      const here = queue[head] ?? 0;
      const x = here % width;
      for (let side = 0; side < 4; side += 1) {
        if ((side === 3 && x === 0) || (side === 1 && x === width - 1)) continue;
        const there = here + (steps[side] ?? 0);
        if (!isOpen(cells[there]) || piece[there] !== 0) continue;
        piece[there] = number;
        queue[tail] = there;
        tail += 1;
      }
    }
    sizes.push(tail);
  }
  for (let cell = 0; cell < piece.length; cell += 1) if (piece[cell] === -1) piece[cell] = 0;
  return { count: sizes.length, piece, sizes };
}

/**
 * Whether all open ground is connected, and the rooms that can be reached from the largest piece only through secret
 * doors.
 */
export type Reach = { connected: boolean; secretlyConnected: number[] };

/** Determines what can be reached on a map. */
export function reachOf(map: DungeonMap): Reach {
  const { count, piece, sizes } = connectedPieces(map, { secretDoors: 'walls' });
  const connected = connectedPieces(map, { secretDoors: 'open' }).count <= 1;
  if (count <= 1) return { connected, secretlyConnected: [] };
  const main = largestPiece(sizes);
  const hidden = map.rooms.filter(
    (room) => piece[room.centre.y * map.width + room.centre.x] !== main,
  );
  return { connected, secretlyConnected: hidden.map((room) => room.number) };
}

/** The number of the largest piece, the first one in a tie; 0 if there is none. */
export function largestPiece(sizes: readonly number[]): number {
  let largest = 0;
  sizes.forEach((size, index) => {
    if (size > (sizes[largest - 1] ?? 0)) largest = index + 1;
  });
  return largest;
}
