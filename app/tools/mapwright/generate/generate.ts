import { createRandom } from '~/rules/random';
import { type DungeonMap, emptyMap, GENERATOR_VERSION } from '../map/grid';
import { nameMap } from '../map/map-name';
import type { MapRecipe } from '../map/recipe';
import { digCave } from './cave-map';
import { addFeatures } from './features';
import type { KeptPart } from './kept-part';
import { digRooms } from './rooms-map';

/** How each version of the generator draws: when one is added, those before it stay, for the links that name them. */
const GENERATORS: Readonly<Record<number, (recipe: MapRecipe) => DungeonMap>> = {
  1: (recipe) => drawMap(recipe),
};

/**
 * The map of a recipe: the same squares, doors, stairs and signs for the same recipe and version, everywhere and for
 * ever. Throws a RangeError for a version that is not here.
 */
export function generateMap(recipe: MapRecipe, version: number = GENERATOR_VERSION): DungeonMap {
  const draw = GENERATORS[version];
  if (draw === undefined) throw new RangeError(`There is no version ${version} of the generator.`);
  return { ...draw(recipe), version };
}

/** A map of a recipe that leaves kept squares alone: they stay rock, nothing is set upon them, and what is there counts. */
export function drawMap(recipe: MapRecipe, kept?: KeptPart): DungeonMap {
  const random = createRandom(recipe.seed);
  const map = emptyMap(recipe.width, recipe.height, nameMap(recipe, random.fork('name')));
  map.recipe = { ...recipe };
  if (recipe.kind === 'cave') digCave(map, recipe, random.fork('cave'), kept);
  else digRooms(map, recipe, random.fork('rooms'), kept);
  addFeatures(map, recipe, random.fork('features'));
  return map;
}
