import { isOpen } from '../cells';
import { hangsRight } from '../doors';
import type { DungeonMap, Room } from '../grid';
import type { Squares } from '../output/squares';
import { rectangleSquares } from './shapes';

/**
 * Puts right what an edit left behind: doors without a gap in a wall and things on rock go, and the rooms whose squares
 * changed are measured anew. Lists that stay as they are stay the same lists.
 */
export function settle(map: DungeonMap, changedRooms: ReadonlySet<number>): DungeonMap {
  const stands = ({ x, y }: { x: number; y: number }) =>
    x >= 0 && y >= 0 && x < map.width && y < map.height && isOpen(map.cells[y * map.width + x]);
  return {
    ...map,
    doors: kept(map.doors, (door) => stands(door) && hangsRight(map, door)),
    stairs: kept(map.stairs, stands),
    entrances: kept(map.entrances, stands),
    symbols: kept(map.symbols, stands),
    rooms: measuredRooms(map, changedRooms),
  };
}

/** The lowest room number that no room has. */
export function freeNumber(rooms: readonly Room[]): number {
  const taken = new Set(rooms.map((room) => room.number));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

function kept<T>(list: T[], stays: (thing: T) => boolean): T[] {
  return list.every(stays) ? list : list.filter(stays);
}

function measuredRooms(map: DungeonMap, changed: ReadonlySet<number>): Room[] {
  if (!map.rooms.some((room) => changed.has(room.number))) return map.rooms;
  const extents = extentsOf(map, changed);
  return map.rooms.flatMap((room) => {
    if (!changed.has(room.number)) return [room];
    const extent = extents.get(room.number);
    return extent === undefined ? [] : [measured(map, room, extent)];
  });
}

type Extent = { left: number; top: number; right: number; bottom: number };

function extentsOf(map: DungeonMap, numbers: ReadonlySet<number>): Map<number, Extent> {
  const extents = new Map<number, Extent>();
  map.room.forEach((number, square) => {
    if (number === 0 || !numbers.has(number)) return;
    const x = square % map.width;
    const y = Math.floor(square / map.width);
    const extent = extents.get(number);
    if (extent === undefined) extents.set(number, { left: x, top: y, right: x, bottom: y });
    else {
      extent.left = Math.min(extent.left, x);
      extent.right = Math.max(extent.right, x);
      extent.bottom = y;
    }
  });
  return extents;
}

function measured(map: DungeonMap, room: Room, { left, top, right, bottom }: Extent): Room {
  const width = right - left + 1;
  const height = bottom - top + 1;
  const isIn = ({ x, y }: { x: number; y: number }) =>
    x >= left && x <= right && y >= top && map.room[y * map.width + x] === room.number;
  const sameOutline =
    room.x === left && room.y === top && room.width === width && room.height === height;
  if (sameOutline && isIn(room.centre)) return room;
  const centre = isIn(room.centre)
    ? room.centre
    : nearestTo(map, room.number, left, top, right, bottom);
  const outline = { number: room.number, x: left, y: top, width, height, centre };
  if (room.shape === 'rectangle' || room.shape === 'cavern') {
    return { ...outline, shape: room.shape };
  }
  // A shape stays what it was built as, whatever is dug on to it, for as long as enough of it is left.
  const old = room.built ?? { x: 0, y: 0, width: room.width, height: room.height };
  const built = { ...old, x: room.x + old.x - left, y: room.y + old.y - top };
  const isWhole =
    built.x === 0 && built.y === 0 && built.width === width && built.height === height;
  if (isWhole) return { ...outline, shape: room.shape };
  const stands = isStanding(map, room.number, { ...old, x: room.x + old.x, y: room.y + old.y });
  return stands ? { ...outline, shape: room.shape, built } : { ...outline, shape: 'rectangle' };
}

/** Whether the room still has two fifths of the rectangle it was built in; whole shapes have a half at least. */
function isStanding(map: DungeonMap, number: number, area: Squares): boolean {
  const own = rectangleSquares(map, area).filter((square) => map.room[square] === number);
  return 5 * own.length >= 2 * area.width * area.height;
}

function nearestTo(
  map: DungeonMap,
  number: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): { x: number; y: number } {
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  let nearest = { x: left, y: top };
  let least = Number.POSITIVE_INFINITY;
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      if (map.room[y * map.width + x] !== number) continue;
      const distance = (x - middleX) ** 2 + (y - middleY) ** 2;
      if (distance >= least) continue;
      least = distance;
      nearest = { x, y };
    }
  }
  return nearest;
}
