import { describe, expect, it } from 'vitest';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import { generateMap } from '../generate/generate';
import { ROOMS_A_PAGE } from './key-pages';
import { keyPart, partOf } from './key-part';
import { roomKey } from './room-key';

const map = generateMap({ ...DEFAULT_RECIPE, width: 120, height: 120 });
const whole = roomKey(map, 'x');

describe('a page of the key', () => {
  it('has the lines of the whole key, also where no later room is described', () => {
    const { pages } = keyPart(map, 'x', { room: 0, page: 1 });
    const lines = pages.flatMap(({ page }) => keyPart(map, 'x', { room: 0, page }).entries);
    const told = (entries: typeof whole) =>
      entries.map(({ number, name, dressing }) => ({ number, name, dressing }));
    expect(told(lines)).toEqual(told(whole));
    expect(pages.map(({ from, to }) => [from, to])).toEqual(
      pages.map(({ page }) => {
        const { entries } = partOf(whole, whole, { room: 0, page });
        return [entries[0]?.number, entries.at(-1)?.number];
      }),
    );
  });

  it('gives no room the name that somebody typed for a later one', () => {
    const [first] = whole;
    const rooms = map.rooms.map((room) =>
      room === map.rooms.at(-1) ? { ...room, told: { name: first?.name ?? '' } } : room,
    );
    const { entries } = keyPart({ ...map, rooms }, 'x', { room: 0, page: 1 });
    expect(entries).toHaveLength(ROOMS_A_PAGE);
    expect(entries.map(({ name }) => name)).not.toContain(first?.name);
  });
});
