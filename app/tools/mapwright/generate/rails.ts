import { CELL, isOpen } from '~/maps/map/cells';
import { type DungeonMap, stepsOf } from '~/maps/map/grid';
import type { Random } from '~/rules/random';

/** One line of rails for this many rooms, and the most of a map. */
const ROOMS_A_LINE = 8;
const MOST_LINES = 12;

/** Lays rails from the way in to some of the rooms, around what lies on the ground; through doors, but not in them. */
export function layRails(map: DungeonMap, kept: Uint8Array, random: Random): void {
  const [start] = [...map.entrances, ...map.stairs, ...map.rooms.map(({ centre }) => centre)];
  if (start === undefined) return;
  const from = waysFrom(map, start.y * map.width + start.x);
  const lines = Math.min(MOST_LINES, Math.ceil(map.rooms.length / ROOMS_A_LINE));
  for (const { centre } of random.shuffle(map.rooms).slice(0, lines)) {
    let square = centre.y * map.width + centre.x;
    // Not over the number of the room, but up to it.
    for (square = from[square] ?? -1; square >= 0; square = from[square] ?? -1) {
      if (map.cells[square] === CELL.rails) break;
      if (canCarry(map.cells[square]) && !isDoor(map, kept, square)) map.cells[square] = CELL.rails;
      if (from[square] === square) break;
    }
  }
}

function isDoor(map: DungeonMap, kept: Uint8Array, square: number): boolean {
  if (kept[square] !== 1) return false;
  const [x, y] = [square % map.width, Math.floor(square / map.width)];
  const isHere = (thing: { x: number; y: number }) => thing.x === x && thing.y === y;
  return map.doors.some(isHere) || map.stairs.some(isHere) || map.symbols.some(isHere);
}

function canCarry(cell: number | undefined): boolean {
  return cell === CELL.floor || cell === CELL.cave || cell === CELL.corridor;
}

/** For each square the one before it on a short way from the start, the start for itself, -1 where none leads. */
function waysFrom(map: DungeonMap, start: number): Int32Array {
  const { width, cells } = map;
  const from = new Int32Array(cells.length).fill(-1);
  const steps = stepsOf(width);
  from[start] = start;
  const queue = [start];
  for (const here of queue) {
    // Straight on before round a corner.
    const ahead = here - (from[here] ?? here);
    for (const step of [ahead, ...steps]) {
      const there = here + step;
      if (step === 0 || from[there] !== -1 || !isOpen(cells[there])) continue;
      if (Math.abs((there % width) - (here % width)) > 1 || !isPassable(cells[there])) continue;
      from[there] = here;
      queue.push(there);
    }
  }
  return from;
}

function isPassable(cell: number | undefined): boolean {
  return cell !== CELL.chasm && cell !== CELL.lava && cell !== CELL.pit && cell !== CELL.water;
}
