/** The number of rooms on a page of the key; a map of 500 by 500 squares can have 6,000 rooms. */
export const ROOMS_A_PAGE = 60;

/** The query parameter that names a page of the key. */
const PAGE_PARAM = 'page';

/** A page of the key with the numbers of its first and its last room. */
export type KeyPageLink = { page: number; from: number; to: number };

/** What an address asks for: a room by its number, or a page; the room decides. */
export type KeyAsked = { room: number; page: number };

/** Reads which part of a key the query parameters ask for. */
export function readKeyAsked(params: URLSearchParams): KeyAsked {
  return { room: Number(params.get('room')), page: Number(params.get(PAGE_PARAM)) };
}

/** The query of an address with another page of the key, and all else that the address asks for. */
export function pageSearch(search: string, page: number): string {
  const params = new URLSearchParams(search);
  params.delete('room');
  params.set(PAGE_PARAM, String(page));
  return `?${params}`;
}

/** The rooms of the page of the key that is asked for, otherwise of the first, and the pages that there are. */
export function keyPages<Entry extends { number: number }>(
  entries: readonly Entry[],
  { room, page }: KeyAsked,
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
