import type { DungeonMap } from '~/maps/map/grid';
import {
  lettersOfAll,
  type MapPrep,
  ROOM_TEXT_LIMITS,
  type RoomStock,
  type RoomText,
  withoutEmpty,
} from '~/maps/map/room-text';

const FULL = 'The texts of this map are full. Shorten another room.';

/** Why a change of texts cannot be made: together they would be longer than a map may have. Null where it can. */
export function whyFull(before: DungeonMap, next: DungeonMap): string | null {
  const letters = lettersOfAll(next.rooms);
  return letters > ROOM_TEXT_LIMITS.whole && letters > lettersOfAll(before.rooms) ? FULL : null;
}

/** A map with another text about one of its rooms. */
export function withRoomText(map: DungeonMap, number: number, text: RoomText): DungeonMap {
  const told = withoutEmpty(text);
  const rooms = map.rooms.map((room) => {
    if (room.number !== number) return room;
    const { told: _, ...rest } = room;
    return told === undefined ? rest : { ...rest, told };
  });
  return { ...map, rooms };
}

/** A map whose rooms have these contents; what was written about them stays. */
export function withStocks(
  map: DungeonMap,
  stocks: ReadonlyMap<number, RoomStock>,
  prep?: MapPrep,
): DungeonMap {
  const rooms = map.rooms.map((room) => {
    const stock = stocks.get(room.number);
    if (stock === undefined) return room;
    const { told, ...rest } = room;
    const next = withoutEmpty({ ...told, stock });
    return next === undefined ? rest : { ...rest, told: next };
  });
  return { ...map, rooms, ...(prep && { prep }) };
}
