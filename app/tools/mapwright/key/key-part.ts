import type { DungeonMap } from '~/maps/map/grid';
import { type KeyAsked, type KeyPageLink, keyPages, ROOMS_A_PAGE } from './key-pages';
import { type RoomEntry, roomKey } from './room-key';

/** A page of the key, and the links to all pages. */
export type KeyPart = { entries: RoomEntry[]; page: number; pages: KeyPageLink[] };

/** The key of a map without rooms, or of the players' version. */
export const NO_KEY: KeyPart = { entries: [], page: 1, pages: [] };

/** The page of a map's key that is asked for. No room after it is described: the largest maps have thousands. */
export function keyPart(map: DungeonMap, seed: string, asked: KeyAsked): KeyPart {
  const rooms = [...map.rooms].sort((one, other) => one.number - other.number);
  const { page } = keyPages(rooms, asked);
  return partOf(roomKey(map, seed, page * ROOMS_A_PAGE), rooms, asked);
}

/** The same of a key that is described already, at least as far as its page ends. */
export function partOf(
  key: readonly RoomEntry[],
  rooms: readonly { number: number }[],
  asked: KeyAsked,
): KeyPart {
  const { page, pages } = keyPages(rooms, asked);
  const entries = key.slice((page - 1) * ROOMS_A_PAGE, page * ROOMS_A_PAGE);
  return { entries, page, pages };
}
