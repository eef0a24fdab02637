import type { DungeonMap } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { Random } from '~/rules/random';
import { raisePillars, sinkBasins } from './furnishing';
import { digPits, strewRubble } from './hazards';
import { markedSquares } from './marked-squares';
import { addTerrain } from './terrain';
import { floodLowGround } from './water';
import { wholeSquares } from './whole-squares';

/**
 * Adds pools, pillars, pits and rubble to a map with finished rooms and corridors, or to a part of one; rock is not
 * changed.
 */
export function addFeatures(
  map: DungeonMap,
  recipe: MapRecipe,
  random: Random,
  isPart: boolean,
): void {
  const kept = markedSquares(map);
  const isWhole = wholeSquares(map);
  sinkBasins(map, recipe.water, kept, random.fork('basins'));
  floodLowGround(map, recipe.water, kept, random.fork('water'));
  addTerrain(map, recipe, kept, random.fork('terrain'), isPart);
  raisePillars(map, recipe.pillars, kept, isWhole, random.fork('pillars'));
  const unfit = markedSquares(map);
  for (const { centre } of map.rooms) unfit[centre.y * map.width + centre.x] = 1;
  digPits(map, recipe.pits, unfit, isWhole, random.fork('pits'));
  strewRubble(map, recipe.rubble, unfit, isWhole, random.fork('rubble'));
}
