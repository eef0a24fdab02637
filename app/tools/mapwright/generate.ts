import { createRandom } from '~/rules/random';
import { digCave } from './cave-map';
import { addFeatures } from './features';
import { type DungeonMap, emptyMap } from './grid';
import { nameMap } from './map-name';
import type { MapRecipe } from './recipe';
import { digRooms } from './rooms-map';

/** The map of a recipe: the same squares, doors, stairs and signs for the same recipe, everywhere and for ever. */
export function generateMap(recipe: MapRecipe): DungeonMap {
  return drawMap(recipe);
}

/** A map of a recipe that leaves the squares alone where `taken` is 1: they stay rock, and nothing is set upon them. */
export function drawMap(recipe: MapRecipe, taken?: Uint8Array): DungeonMap {
  const random = createRandom(recipe.seed);
  const map = emptyMap(recipe.width, recipe.height, nameMap(recipe, random.fork('name')));
  map.recipe = { ...recipe };
  if (recipe.kind === 'cave') digCave(map, recipe, random.fork('cave'), taken);
  else digRooms(map, recipe, random.fork('rooms'), taken);
  addFeatures(map, recipe, random.fork('features'), taken);
  return map;
}
