import { type Reach, reachOf } from './connectivity';
import { type MapLook, readLook } from './editor/map-look';
import { generateMap } from './generate';
import type { DungeonMap } from './grid';
import type { PaperName } from './output/paper';
import { planMap } from './output/print-pdf';
import { DEFAULT_PRINT } from './output/print-plan';
import { DEFAULT_RECIPE, type MapRecipe } from './recipe';
import { readRecipe } from './recipe-link';
import { type RoomEntry, roomKey } from './room-key';

/** What the page says of a map before any script runs. */
export type ScreenFacts = {
  recipe: MapRecipe;
  look: MapLook;
  /** What was wrong with the address and was put right, a sentence each. */
  corrected: string[];
  name: string;
  rooms: number;
  key: RoomEntry[];
  reach: Reach;
  sheets: Readonly<Record<'a4' | 'letter', number>>;
};

/** Entries of the room key that are sent with the page; the script writes the rest of a huge map's. */
export const KEY_WITH_PAGE = 150;

/** Reads a recipe and a look from an address, draws the map, and says what the page shows of it. */
export function screenFacts(params: URLSearchParams): ScreenFacts {
  const { recipe, corrected } = readRecipe(params);
  const seen = readLook(params);
  const map = generateMap(recipe);
  return {
    recipe,
    look: seen.look,
    corrected: [...corrected, ...seen.corrected],
    ...mapFacts(map, recipe.seed, seen.look),
  };
}

/** All that the page shows of a map that is there already. */
export function factsOf(map: DungeonMap, look: MapLook): ScreenFacts {
  const recipe = map.recipe ?? DEFAULT_RECIPE;
  return { recipe, look, corrected: [], ...mapFacts(map, recipe.seed, look) };
}

/** The facts of a map that is there already. */
export function mapFacts(
  map: DungeonMap,
  seed: string,
  look: MapLook,
): Pick<ScreenFacts, 'name' | 'rooms' | 'key' | 'reach' | 'sheets'> {
  return {
    name: map.name,
    rooms: map.rooms.length,
    key: look.audience === 'gm' ? roomKey(map, seed).slice(0, KEY_WITH_PAGE) : [],
    reach: reachOf(map),
    sheets: { a4: sheetsOf(map, look, 'a4'), letter: sheetsOf(map, look, 'letter') },
  };
}

function sheetsOf(map: DungeonMap, look: MapLook, paper: PaperName): number {
  return planMap(map, look.audience, { ...DEFAULT_PRINT, paper }).pageCount;
}
