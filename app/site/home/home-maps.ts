/** A map that the home page draws in an animation: its seed, and the name that the generator gave it. */
export type HomeMap = { seed: string; name: string };

/** One map for each day of the week, Sunday first. `scripts/draw-home-maps.mjs` draws their files. */
export const HOME_MAPS: readonly HomeMap[] = [
  { seed: 'tallow', name: 'The Lightless Undercroft of Old Tamsin' },
  { seed: 'ember', name: 'The Long-barred Oubliette' },
  { seed: 'salt', name: 'The Cinder Catacombs of the Gray Tithe' },
  { seed: 'lantern', name: 'The Cellars of the Unpaid Debt' },
  { seed: 'bell', name: 'The Halls of the Pale Orchard' },
  { seed: 'hearth', name: 'The Ember Galleries' },
  { seed: 'cellar', name: 'The Walled-up Undercroft' },
];

/** In squares of 5 feet. */
export const HOME_MAP_SIZE = { width: 36, height: 27 };

/** The query of a map's recipe in Mapwright's addresses: it always gives the same squares. */
export function homeMapSearch({ seed }: Pick<HomeMap, 'seed'>): string {
  const { width, height } = HOME_MAP_SIZE;
  return `?v=1&seed=${seed}&width=${width}&height=${height}&density=90&straightness=90&deadEnds=10&water=6`;
}

/** The map of a day, in UTC; milliseconds since 1970. */
export function mapOfDay(now: number): HomeMap {
  const map = HOME_MAPS[new Date(now).getUTCDay()] ?? HOME_MAPS[0];
  if (!map) throw new Error('The home page has no map.');
  return map;
}
