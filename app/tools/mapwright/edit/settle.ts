import { isOpen } from '~/maps/map/cells';
import { hangingDoors } from '~/maps/map/doors';
import type { DungeonMap, Place, Room } from '~/maps/map/grid';
import { extentsOf, measuredRoom } from '~/maps/map/measured-room';

/**
 * Cleans up after an edit: removes doors without a gap in a wall and things on rock, and recalculates the rooms whose
 * squares changed. Unchanged lists stay identical.
 */
export function settle(map: DungeonMap, changedRooms: ReadonlySet<number>): DungeonMap {
  const stands = ({ x, y }: Place) =>
    x >= 0 && y >= 0 && x < map.width && y < map.height && isOpen(map.cells[y * map.width + x]);
  return {
    ...map,
    doors: allOrFewer(map.doors, hangingDoors(map, map.doors)),
    stairs: kept(map.stairs, stands),
    entrances: kept(map.entrances, stands),
    symbols: kept(map.symbols, stands),
    rooms: measuredRooms(map, changedRooms),
  };
}

/** The lowest unused room number. */
export function freeNumber(rooms: readonly Room[]): number {
  const taken = new Set(rooms.map((room) => room.number));
  let number = 1;
  while (taken.has(number)) number += 1;
  return number;
}

function kept<T>(list: T[], stays: (thing: T) => boolean): T[] {
  return allOrFewer(list, list.filter(stays));
}

function allOrFewer<T>(all: T[], kept: T[]): T[] {
  return kept.length === all.length ? all : kept;
}

function measuredRooms(map: DungeonMap, changed: ReadonlySet<number>): Room[] {
  if (!map.rooms.some((room) => changed.has(room.number))) return map.rooms;
  const extents = extentsOf(map, changed);
  return map.rooms.flatMap((room) => {
    if (!changed.has(room.number)) return [room];
    const extent = extents.get(room.number);
    return extent === undefined ? [] : [measuredRoom(map, room, extent)];
  });
}
