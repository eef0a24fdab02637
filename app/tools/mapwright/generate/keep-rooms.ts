import type { DungeonMap } from '~/maps/map/grid';
import { extentsOf, measuredRoom } from '~/maps/map/measured-room';

/** The numbers of the rooms that have kept squares. */
export function roomsKept(old: DungeonMap, kept: Uint8Array): Set<number> {
  const present = new Uint8Array(65_536);
  for (let square = 0; square < kept.length; square += 1)
    if (kept[square] === 1) present[old.room[square] ?? 0] = 1;
  return new Set(
    old.rooms.map((room) => room.number).filter((number) => present[number] === 1 && number > 0),
  );
}

/**
 * Copies the rooms of kept squares into a new map: they keep their numbers, and new rooms get unused ones. A room of
 * which only a part is kept is measured by that part.
 */
export function keepRooms(
  old: DungeonMap,
  fresh: DungeonMap,
  kept: Uint8Array,
  remaining: ReadonlySet<number>,
): void {
  const numbers = new Map<number, number>([[0, 0]]);
  let next = 1;
  for (const room of fresh.rooms) {
    while (remaining.has(next)) next += 1;
    numbers.set(room.number, next);
    room.number = next;
    next += 1;
  }
  const lessened = new Set<number>();
  for (let square = 0; square < kept.length; square += 1) {
    const number = old.room[square] ?? 0;
    if (kept[square] === 1) fresh.room[square] = remaining.has(number) ? number : 0;
    else {
      fresh.room[square] = numbers.get(fresh.room[square] ?? 0) ?? 0;
      if (remaining.has(number)) lessened.add(number);
    }
  }
  const extents = extentsOf(fresh, lessened);
  const stayed = old.rooms.flatMap((room) => {
    if (!remaining.has(room.number)) return [];
    const extent = extents.get(room.number);
    const whole = { ...room, centre: { ...room.centre } };
    return [extent === undefined ? whole : measuredRoom(fresh, whole, extent)];
  });
  fresh.rooms = [...stayed, ...fresh.rooms].sort((one, other) => one.number - other.number);
}
