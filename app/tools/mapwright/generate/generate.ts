import { generatorVersionOf } from '~/maps/map/generator-version';
import { type DungeonMap, emptyMap } from '~/maps/map/grid';
import { nameMap } from '~/maps/map/map-name';
import type { MapRecipe } from '~/maps/map/recipe';
import { createRandom } from '~/rules/random';
import { digCave } from './cave-map';
import { addFeatures } from './features';
import { digIrregular } from './irregular/irregular-map';
import type { KeptPart } from './kept-part';
import { digRooms } from './rooms-map';
import { furnishByTheme } from './theme-marks';

/** The generator of each version. Add a new version instead of changing one, since links name versions. */
const GENERATORS: Readonly<Record<number, (recipe: MapRecipe) => DungeonMap>> = {
  1: (recipe) => drawMap(recipe, { doorWidth: 1 }),
  2: (recipe) => drawMap(recipe),
};

/**
 * Generates the map of a recipe: always the same squares, doors, stairs and symbols for the same recipe and version, on
 * every engine. Throws a RangeError for an unknown version.
 */
export function generateMap(
  recipe: MapRecipe,
  version: number = generatorVersionOf(recipe),
): DungeonMap {
  const draw = GENERATORS[version];
  if (draw === undefined) throw new RangeError(`There is no version ${version} of the generator.`);
  return { ...draw(recipe), version };
}

/**
 * Generates a map that does not touch kept squares: they stay rock, nothing is placed on them, and their content
 * counts.
 */
export function drawMap(
  recipe: MapRecipe,
  { kept, doorWidth = recipe.corridorWidth }: { kept?: KeptPart; doorWidth?: number } = {},
): DungeonMap {
  const random = createRandom(recipe.seed);
  const map = emptyMap(recipe.width, recipe.height, nameMap(recipe, random.fork('name')));
  map.recipe = { ...recipe };
  if (recipe.kind === 'cave') digCave(map, recipe, random.fork('cave'), kept);
  else if (recipe.irregularity > 0)
    digIrregular(map, recipe, doorWidth, random.fork('irregular'), kept);
  else digRooms(map, recipe, doorWidth, random.fork('rooms'), kept);
  addFeatures(map, recipe, random.fork('features'), kept !== undefined);
  furnishByTheme(map, recipe.theme, random.fork('theme'));
  return map;
}
