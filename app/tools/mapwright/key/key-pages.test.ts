import { describe, expect, it } from 'vitest';
import { keyPages, pageSearch, readKeyAsked } from './key-pages';

/** As many rooms as a map of 500 by 500 squares can have; every third number is not in use. */
const ROOMS = Array.from({ length: 2530 }, (_, at) => ({ number: at + 1 + Math.floor(at / 2) }));
const numbersOf = (rooms: readonly { number: number }[]) => rooms.map(({ number }) => number);

describe('the pages of a key', () => {
  it('have sixty rooms each, and together every room once', () => {
    const { pages } = keyPages(ROOMS, { room: 0, page: 1 });
    expect(pages).toHaveLength(43);
    const shown = pages.map(({ page }) => keyPages(ROOMS, { room: 0, page }).shown);
    expect(Math.max(...shown.map(({ length }) => length))).toBe(60);
    expect(numbersOf(shown.flat())).toEqual(numbersOf(ROOMS));
    expect(pages[1]).toEqual({ page: 2, from: ROOMS[60]?.number, to: ROOMS[119]?.number });
  });

  it('open with the room that is asked for, whatever page is named', () => {
    const room = ROOMS[1234]?.number ?? 0;
    const { shown, page } = keyPages(ROOMS, { room, page: 2 });
    expect(page).toBe(21);
    expect(numbersOf(shown)).toContain(room);
  });

  it.each([0, -1, 44, 1e9, Number.NaN, Number.POSITIVE_INFINITY])(
    'start with the first instead of page %s',
    (page) => {
      expect(keyPages(ROOMS, { room: 3, page })).toMatchObject({ page: 1 });
      expect(numbersOf(keyPages(ROOMS, { room: 3, page }).shown)[0]).toBe(1);
    },
  );

  it('are found again at an address that keeps all else', () => {
    const search = pageSearch('?copy=a%2Fb&room=7&page=2', 3);
    expect(search).toBe('?copy=a%2Fb&page=3');
    expect(readKeyAsked(new URLSearchParams(search))).toEqual({ room: 0, page: 3 });
  });

  it('are one for a small map, also for a map without rooms', () => {
    expect(keyPages(ROOMS.slice(0, 60), { room: 0, page: 1 }).pages).toHaveLength(1);
    expect(keyPages([], { room: 1, page: 1 })).toMatchObject({ shown: [], page: 1 });
  });
});
