import { CELL, isOpen } from '~/maps/map/cells';
import { type DungeonMap, stepsOf } from '~/maps/map/grid';

/** What decides how a room is stocked. */
export type RoomFacts = {
  number: number;
  squares: number;
  /** Squares under water. */
  water: number;
  /** The shortest way from outside, in squares; the largest whole number for a room that cannot be reached. */
  depth: number;
};

/** The depth of what cannot be reached. */
export const UNREACHED = 1_000_000;

/** The facts about each room of a map, by number. */
export function roomFacts(map: DungeonMap): RoomFacts[] {
  const depths = depthsOf(map);
  const squares = new Map<number, { squares: number; water: number }>();
  map.room.forEach((number, square) => {
    if (number === 0 || !isOpen(map.cells[square])) return;
    const known = squares.get(number) ?? { squares: 0, water: 0 };
    known.squares += 1;
    if (map.cells[square] === CELL.water) known.water += 1;
    squares.set(number, known);
  });
  return [...map.rooms]
    .sort((one, other) => one.number - other.number)
    .map(({ number, centre }) => {
      const depth = depths[centre.y * map.width + centre.x] ?? -1;
      const { squares: size = 1, water = 0 } = squares.get(number) ?? {};
      return { number, squares: size, water, depth: depth < 0 ? UNREACHED : depth };
    });
}

/** The room farthest from the way in, the largest of those in a tie. */
export function heartOf(rooms: readonly RoomFacts[]): RoomFacts | undefined {
  return rooms
    .filter(({ depth }) => depth < UNREACHED)
    .toSorted((one, other) => other.depth - one.depth || other.squares - one.squares)[0];
}

/** The room nearest to the way in. */
export function gateOf(rooms: readonly RoomFacts[]): RoomFacts | undefined {
  return rooms.toSorted((one, other) => one.depth - other.depth)[0];
}

/** The number of steps from the ways in (or stairs up, or the first room) to each square; -1 where no way leads. */
function depthsOf(map: DungeonMap): Int32Array {
  const { width, cells } = map;
  const depths = new Int32Array(cells.length).fill(-1);
  const queue = new Int32Array(cells.length);
  let tail = 0;
  const ups = map.stairs.filter(({ kind }) => kind === 'up');
  const centres = map.rooms.slice(0, 1).map(({ centre }) => centre);
  const starts = [map.entrances, ups, centres].find((list) => list.length > 0) ?? [];
  for (const { x, y } of starts) {
    depths[y * width + x] = 0;
    queue[tail] = y * width + x;
    tail += 1;
  }
  const steps = stepsOf(width);
  for (let head = 0; head < tail; head += 1) {
    const here = queue[head] ?? 0;
    const x = here % width;
    for (let side = 0; side < 4; side += 1) {
      if ((side === 3 && x === 0) || (side === 1 && x === width - 1)) continue;
      const next = here + (steps[side] ?? 0);
      if (!isOpen(cells[next]) || depths[next] !== -1) continue;
      depths[next] = (depths[here] ?? 0) + 1;
      queue[tail] = next;
      tail += 1;
    }
  }
  return depths;
}
