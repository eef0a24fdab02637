/** The number of rooms on a page of the key; a map of 500 by 500 squares can have 2,500 rooms. */
export const ROOMS_A_PAGE = 100;

/** A page of the key with the numbers of its first and its last room. */
export type KeyPageLink = { page: number; from: number; to: number };

/** What an address asks for: a room by its number, or a page; the room decides. */
type Asked = { room: number; page: number };

/** The rooms of the page of the key that is asked for, otherwise of the first, and the pages that there are. */
export function keyPages<Entry extends { number: number }>(
  entries: readonly Entry[],
  { room, page }: Asked,
): { shown: readonly Entry[]; page: number; pages: KeyPageLink[] } {
  const count = Math.max(1, Math.ceil(entries.length / ROOMS_A_PAGE));
  const at = entries.findIndex(({ number }) => number === room);
  const asked = at < 0 ? Math.floor(page) : Math.floor(at / ROOMS_A_PAGE) + 1;
  const now = asked >= 1 && asked <= count ? asked : 1;
  const ofPage = (one: number) => entries.slice((one - 1) * ROOMS_A_PAGE, one * ROOMS_A_PAGE);
  const pages = Array.from({ length: count }, (_, before) => {
    const rooms = ofPage(before + 1);
    return { page: before + 1, from: rooms[0]?.number ?? 0, to: rooms.at(-1)?.number ?? 0 };
  });
  return { shown: ofPage(now), page: now, pages };
}
