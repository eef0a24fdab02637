import { CELL, isOpen } from '~/maps/map/cells';
import { gapAt, stepAcross } from '~/maps/map/doors';
import { cellAt, type DungeonMap, type Place } from '~/maps/map/grid';
import type { Doorway } from './carve';

/** The furthest that a wall is dug through beside a doorway, on either side of it. */
const DEEPEST = 3;

/**
 * Makes doorways as wide as the corridors, where the wall on both sides of them allows it: the squares beside them are
 * opened from the same room or corridor to the same. `kept` squares and those beside them stay.
 */
export function widenDoorways(
  map: DungeonMap,
  doorways: readonly Doorway[],
  corridor: number,
  kept?: Uint8Array,
): Doorway[] {
  if (corridor === 1) return [...doorways];
  const taken = new Set(doorways.map(({ x, y }) => y * map.width + x));
  return doorways.map((doorway) => {
    for (let wide = corridor; wide > 1; wide -= 1) {
      for (const before of startsFor(wide)) {
        const squares = squaresToOpen(map, doorway, before, wide, taken, kept);
        if (squares === null) continue;
        for (const square of squares) map.cells[square] = CELL.corridor;
        const gap = gapAt(map, doorway);
        if (gap?.length === wide) {
          for (const { x, y } of gap) taken.add(y * map.width + x);
          return { ...doorway, gap };
        }
        for (const square of squares) map.cells[square] = CELL.rock;
      }
    }
    return doorway;
  });
}

/** How many squares of a wide doorway may lie before the narrow one: first as the corridor lies, then any. */
function startsFor(wide: number): number[] {
  const usual = (wide - 1) >> 1;
  return [usual, ...[0, 1, 2].filter((before) => before < wide && before !== usual)];
}

/** The squares of rock to open for a doorway of this width; null where something else would be opened. */
function squaresToOpen(
  map: DungeonMap,
  doorway: Doorway,
  before: number,
  wide: number,
  taken: ReadonlySet<number>,
  kept: Uint8Array | undefined,
): number[] | null {
  const { x, y, direction } = doorway;
  const across = stepAcross(direction);
  const along = { x: across.y, y: across.x };
  const opened: number[] = [];
  const ways = [1, -1].map((way) => ({ way, ...wayFrom(map, doorway, along, way, across) }));
  for (let at = -before; at < wide - before; at += 1) {
    if (at === 0) continue;
    const door = { x: x + at * across.x, y: y + at * across.y };
    if (isOpen(cellAt(map, door.x, door.y))) return null;
    opened.push(door.y * map.width + door.x);
    for (const { way, room, length } of ways) {
      const beside = wayFrom(map, door, along, way);
      const isSame = beside.room === room && (room !== 0 || beside.length === length);
      if (!isSame || beside.length > DEEPEST || taken.has(beside.end)) return null;
      opened.push(...beside.dug);
    }
  }
  const own = new Set([...opened, y * map.width + x, ...ways.flatMap(({ dug }) => dug)]);
  const isFree = opened.every((square) => {
    const place = { x: square % map.width, y: Math.floor(square / map.width) };
    if (place.x < 1 || place.y < 1 || place.x >= map.width - 1 || place.y >= map.height - 1)
      return false;
    if (isKeptAround(map, place, kept)) return false;
    return [1, -1].every((side) => {
      const next = { x: place.x + side * across.x, y: place.y + side * across.y };
      const nextSquare = next.y * map.width + next.x;
      if (!isOpen(cellAt(map, next.x, next.y)) || own.has(nextSquare)) return true;
      const room = map.room[nextSquare] ?? 0;
      // Beyond the door the floor of its own room may lie beside; a corridor's bend may not.
      return room !== 0 && ways.some((way) => way.room === room);
    });
  });
  return isFree ? opened : null;
}

/**
 * What lies straight on from a square: the rock to dig through, and the first open square with its room. With `across`,
 * a passage of a single square's width is passed: it is what was dug for the doorway.
 */
function wayFrom(map: DungeonMap, from: Place, along: Place, way: number, across?: Place) {
  const dug: number[] = [];
  for (let step = 1; step <= DEEPEST + 1; step += 1) {
    const [x, y] = [from.x + way * step * along.x, from.y + way * step * along.y];
    const end = y * map.width + x;
    const room = map.room[end] ?? 0;
    const isPassage =
      across !== undefined &&
      room === 0 &&
      !isOpen(cellAt(map, x + across.x, y + across.y)) &&
      !isOpen(cellAt(map, x - across.x, y - across.y));
    if (isOpen(cellAt(map, x, y)) && !isPassage) return { dug, length: step, room, end };
    dug.push(end);
  }
  return { dug, length: DEEPEST + 1, room: -1, end: -1 };
}

function isKeptAround(map: DungeonMap, { x, y }: Place, kept: Uint8Array | undefined): boolean {
  if (kept === undefined) return false;
  const at = y * map.width + x;
  return [at, at - 1, at + 1, at - map.width, at + map.width].some((one) => kept[one] === 1);
}
