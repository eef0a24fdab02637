import { type Reach, reachOf } from '~/maps/map/connectivity';
import type { DungeonMap } from '~/maps/map/grid';
import { type MapLook, readLook } from '~/maps/map/map-look';
import { DEFAULT_RECIPE, type MapRecipe } from '~/maps/map/recipe';
import { readOpening } from '~/maps/map/recipe-link';
import type { MapPrep } from '~/maps/map/room-text';
import { isDrawnHere, MOST_ROOMS_HERE } from '~/maps/map/server-bounds';
import type { PaperName } from '~/paper/paper';
import { generateMap } from '../generate/generate';
import { type KeyAsked, readKeyAsked } from '../key/key-pages';
import { type KeyPart, keyPart, NO_KEY, partOf } from '../key/key-part';
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
  /** The page of the key that comes with this one; the script adds the other rooms. */
  keyPart: KeyPart;
  reach: Reach;
  /** The number of sheets of a print without scripts; null if the server does not print the map. */
  sheets: Readonly<Record<'a4' | 'letter', number>> | null;
  /** Whether the page contains a picture of the map; otherwise the browser draws it. */
  isDrawn: boolean;
  /** For whom the rooms were stocked. */
  prep?: MapPrep;
};

/** Reads a recipe and a look from query parameters, generates the map, and returns the data to show. */
export function screenFacts(params: URLSearchParams): ScreenFacts {
  const { recipe, look, corrected } = readScreen(params);
  const map = generateMap(recipe);
  return { recipe, look, corrected, ...mapFacts(map, recipe.seed, look, readKeyAsked(params)) };
}

/** The facts for a HEAD request: nothing that requires generating the map. */
export function undrawnFacts(params: URLSearchParams): ScreenFacts {
  const unknown = { name: '', rooms: 0, keyPart: NO_KEY, sheets: null, isDrawn: false };
  return { ...readScreen(params), ...unknown, reach: { connected: true, secretlyConnected: [] } };
}

function readScreen(params: URLSearchParams) {
  const { recipe, corrected } = readOpening(params);
  const seen = readLook(params);
  return { recipe, look: seen.look, corrected: [...corrected, ...seen.corrected] };
}

/** All data to show for an existing map. */
export function factsOf(map: DungeonMap, look: MapLook, params: URLSearchParams): ScreenFacts {
  const recipe = map.recipe ?? DEFAULT_RECIPE;
  const facts = mapFacts(map, recipe.seed, look, readKeyAsked(params));
  return { recipe, look, corrected: [], ...facts };
}

/** The facts of an existing map. */
export function mapFacts(
  map: DungeonMap,
  seed: string,
  look: MapLook,
  asked: KeyAsked,
): Pick<ScreenFacts, 'name' | 'rooms' | 'keyPart' | 'reach' | 'sheets' | 'isDrawn' | 'prep'> {
  const isDrawn = isDrawnHere(map);
  const isPrinted = isDrawn && map.rooms.length <= MOST_ROOMS_HERE;
  // A print contains the whole key, the page only a part.
  const isTold = look.audience === 'gm';
  const key = isTold && isPrinted ? roomKey(map, seed) : [];
  const part = () => (isPrinted ? partOf(key, key, asked) : keyPart(map, seed, asked));
  return {
    name: map.name,
    rooms: map.rooms.length,
    keyPart: isTold ? part() : NO_KEY,
    reach: reachOf(map),
    sheets: isPrinted
      ? { a4: sheetsOf(map, look, 'a4', key), letter: sheetsOf(map, look, 'letter', key) }
      : null,
    isDrawn,
    ...(isTold && map.prep && { prep: map.prep }),
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
