import { CELL, isOpen } from '~/maps/map/cells';
import { type DungeonMap, type Room, stepsOf } from '~/maps/map/grid';
import type { Exit, MapIndex, PassageEnd } from './exits';

/** A piece of ground between rooms, and all that it touches. */
type Ground = { rooms: Set<number>; ends: Set<Exclude<PassageEnd, number>>; hasDoor: boolean };

/** The most places that are named for one passage. */
const MOST_NAMED = 3;
/**
 * The most rooms that are looked at for all passages together, several times as many as the largest cave needs. A map made
 * to have thousands of rooms on one ground is not compared room by room.
 */
const MOST_LOOKS = 300_000;

/**
 * Says of every way out of a cave that forks where its branches lead, the nearest rooms first; one that comes back to
 * the same cave alone is a dead end.
 */
export function namePassages(
  map: DungeonMap,
  index: MapIndex,
  rooms: readonly Room[],
  exits: ReadonlyMap<number, readonly Exit[]>,
): void {
  const byNumber = new Map(rooms.map((room) => [room.number, room]));
  let found: ReturnType<typeof groundsOf> | null = null;
  let looks = 0;
  for (const room of rooms) {
    for (const exit of exits.get(room.number) ?? []) {
      const isCave =
        room.shape === 'cavern' || exit.opening.some((square) => map.cells[square] === CELL.cave);
      if (!isCave || exit.leadsTo !== 'corridor' || exit.door !== null) continue;
      found ??= groundsOf(map, index);
      const { groundAt, list } = found;
      // An opening may meet at a corner what is not joined otherwise.
      const grounds = new Set(
        exit.opening.flatMap((square) => list[(groundAt[square] ?? 0) - 1] ?? []),
      );
      for (const ground of grounds) looks += ground.rooms.size;
      if (looks > MOST_LOOKS) return;
      const all = <T>(of: (ground: Ground) => Set<T>) => [
        ...new Set([...grounds].flatMap((one) => [...of(one)])),
      ];
      const away = (number: number) => {
        const { x = 0, y = 0 } = byNumber.get(number)?.centre ?? {};
        return Math.abs(x - exit.x) + Math.abs(y - exit.y);
      };
      const others = all((ground) => ground.rooms).filter((number) => number !== room.number);
      const ends = [...all((ground) => ground.ends), ...nearest(others, away)].slice(0, MOST_NAMED);
      if (ends.length > 0) {
        exit.leadsTo = 'passage';
        exit.ends = ends;
      } else if (![...grounds].some((ground) => ground.hasDoor)) exit.leadsTo = 'dead end';
    }
  }
}

/** The few rooms that are the least away, the nearest first; of two as near the one with the lower number. */
function nearest(rooms: readonly number[], away: (number: number) => number): number[] {
  const near: { number: number; by: number }[] = [];
  for (const number of rooms) {
    const by = away(number);
    const last = near[MOST_NAMED - 1];
    if (last && (by > last.by || (by === last.by && number > last.number))) continue;
    near.push({ number, by });
    near.sort((one, other) => one.by - other.by || one.number - other.number);
    near.length = Math.min(near.length, MOST_NAMED);
  }
  return near.map(({ number }) => number);
}

/** The pieces of ground between the rooms of a map, parted at its doors; for each square the place of its piece, from 1. */
function groundsOf(map: DungeonMap, index: MapIndex) {
  const { cells, room, width } = map;
  const groundAt = new Int32Array(cells.length);
  const steps = stepsOf(width);
  const list: Ground[] = [];
  const isGround = (square: number) =>
    isOpen(cells[square]) && room[square] === 0 && !index.doors.has(square);
  for (let start = 0; start < cells.length; start += 1) {
    if (groundAt[start] !== 0 || !isGround(start)) continue;
    const ground: Ground = { rooms: new Set(), ends: new Set(), hasDoor: false };
    list.push(ground);
    const queue = [start];
    groundAt[start] = list.length;
    for (const here of queue) {
      const stairs = index.stairs.get(here);
      if (stairs !== undefined) ground.ends.add(stairs);
      if (index.entrances.has(here)) ground.ends.add('outside');
      const x = here % width;
      steps.forEach((step, side) => {
        if ((side === 3 && x === 0) || (side === 1 && x === width - 1)) return;
        const next = here + step;
        const number = room[next] ?? 0;
        if (index.doors.has(next)) ground.hasDoor = true;
        if (number !== 0 && isOpen(cells[next])) ground.rooms.add(number);
        if (groundAt[next] !== 0 || !isGround(next)) return;
        groundAt[next] = list.length;
        queue.push(next);
      });
    }
  }
  return { groundAt, list };
}
