import { type Reach, reachOf } from '~/maps/map/connectivity';
import type { DungeonMap } from '~/maps/map/grid';
import { type MapLook, readLook } from '~/maps/map/map-look';
import { DEFAULT_RECIPE, type MapRecipe } from '~/maps/map/recipe';
import { readOpening } from '~/maps/map/recipe-link';
import type { MapPrep } from '~/maps/map/room-text';
import { isDrawnHere, MOST_ROOMS_HERE } from '~/maps/map/server-bounds';
import type { PaperName } from '~/paper/paper';
import { generateMap } from '../generate/generate';
import { type RoomEntry, roomKey } from '../key/room-key';
import { countPages, planMap } from '../print/print-pdf';
import { DEFAULT_PRINT } from '../print/print-plan';

/** The data about the map that the page shows before any script runs. */
export type ScreenFacts = {
  recipe: MapRecipe;
  look: MapLook;
  /** The corrections of the URL, a sentence each. */
  corrected: string[];
  name: string;
  rooms: number;
  key: RoomEntry[];
  reach: Reach;
  /** The number of sheets of a print without scripts; null if the server does not print the map. */
  sheets: Readonly<Record<'a4' | 'letter', number>> | null;
  /** Whether the page contains a picture of the map; otherwise the browser draws it. */
  isDrawn: boolean;
  /** For whom the rooms were stocked. */
  prep?: MapPrep;
};

/**
 * The maximum number of entries of the room key that are sent with the page; for larger maps, the script adds the rest.
 */
export const KEY_WITH_PAGE = 150;

/** The same for a map that only the browser draws: its page waits for the script anyway. */
const KEY_OF_LARGE = 60;

/** Reads a recipe and a look from query parameters, generates the map, and returns the data to show. */
export function screenFacts(params: URLSearchParams): ScreenFacts {
  const { recipe, look, corrected } = readScreen(params);
  const map = generateMap(recipe);
  return { recipe, look, corrected, ...mapFacts(map, recipe.seed, look) };
}

/** The facts for a HEAD request: nothing that requires generating the map. */
export function undrawnFacts(params: URLSearchParams): ScreenFacts {
  const unknown = { name: '', rooms: 0, key: [], sheets: null, isDrawn: false };
  return { ...readScreen(params), ...unknown, reach: { connected: true, secretlyConnected: [] } };
}

function readScreen(params: URLSearchParams) {
  const { recipe, corrected } = readOpening(params);
  const seen = readLook(params);
  return { recipe, look: seen.look, corrected: [...corrected, ...seen.corrected] };
}

/** All data to show for an existing map. */
export function factsOf(map: DungeonMap, look: MapLook): ScreenFacts {
  const recipe = map.recipe ?? DEFAULT_RECIPE;
  return { recipe, look, corrected: [], ...mapFacts(map, recipe.seed, look) };
}

/** The facts of an existing map. */
export function mapFacts(
  map: DungeonMap,
  seed: string,
  look: MapLook,
): Pick<ScreenFacts, 'name' | 'rooms' | 'key' | 'reach' | 'sheets' | 'isDrawn' | 'prep'> {
  const isDrawn = isDrawnHere(map);
  // A print contains the whole key, whereas the page only contains the beginning.
  const isPrinted = isDrawn && map.rooms.length <= MOST_ROOMS_HERE;
  const most = isPrinted ? undefined : isDrawn ? KEY_WITH_PAGE : KEY_OF_LARGE;
  const key = look.audience === 'gm' ? roomKey(map, seed, most) : [];
  return {
    name: map.name,
    rooms: map.rooms.length,
    key: key.slice(0, KEY_WITH_PAGE),
    reach: reachOf(map),
    sheets: isPrinted
      ? { a4: sheetsOf(map, look, 'a4', key), letter: sheetsOf(map, look, 'letter', key) }
      : null,
    isDrawn,
    ...(look.audience === 'gm' && map.prep && { prep: map.prep }),
  };
}

function sheetsOf(
  map: DungeonMap,
  look: MapLook,
  paper: PaperName,
  key: readonly RoomEntry[],
): number {
  return countPages(
    planMap(map, look.audience, { ...DEFAULT_PRINT, paper }),
    key,
    map.prep?.wandering,
  );
}
