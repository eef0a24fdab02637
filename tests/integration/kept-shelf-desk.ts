import { env } from 'cloudflare:workers';
import { mapShelf, onShelf } from '~/maps/kept/saved-maps.server';
import { heavyMap, store } from './kept-rows';

export const { db } = store;
export const NOW = 1_800_000_000_000;
export const show = (as: string) => `seen by ${as}`;
export const made = { now: NOW, show: () => 'drawn' };
/** Two maps that are too large for a row. */
export const heavy = heavyMap(60_000);
export const heavier = { ...heavyMap(60_000), name: 'Heavier' };

/** Adds a map of Ann's. */
export function add(id: string, map = heavy, files = env.FILES) {
  const born = { id, code: `code-${id}`, now: NOW };
  return mapShelf.add({ db, files }, 'ann', onShelf(map), born);
}

/** Saves Ann's map "a" from this version. */
export function replace(version: number, files = env.FILES, map = heavier) {
  const target = { id: 'a', version };
  return mapShelf.replace({ db, files }, 'ann', target, onShelf(map), { now: NOW, show });
}

/** The text of Ann's map when she opens it. */
export async function textOf(id: string): Promise<string | null | undefined> {
  return (await mapShelf.open(store, 'ann', id))?.text;
}
