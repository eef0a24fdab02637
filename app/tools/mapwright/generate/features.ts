import type { Random } from '~/rules/random';
import type { DungeonMap } from '../map/grid';
import type { MapRecipe } from '../map/recipe';
import { raisePillars, sinkBasins } from './furnishing';
import { digPits, strewRubble } from './hazards';
import { markedSquares } from './marked-squares';
import { floodLowGround } from './water';
import { wholeSquares } from './whole-squares';

/** Adds pools, pillars, pits and rubble to a map whose rooms and ways are done; squares where `taken` is 1 stay. */
export function addFeatures(
  map: DungeonMap,
  recipe: MapRecipe,
  random: Random,
  taken?: Uint8Array,
): void {
  const kept = keptSquares(map, taken);
  const isWhole = wholeSquares(map);
  sinkBasins(map, recipe.water, kept, random.fork('basins'));
  floodLowGround(map, recipe.water, kept, random.fork('water'));
  raisePillars(map, recipe.pillars, kept, isWhole, random.fork('pillars'));
  const unfit = keptSquares(map, taken);
  for (const { centre } of map.rooms) unfit[centre.y * map.width + centre.x] = 1;
  digPits(map, recipe.pits, unfit, isWhole, random.fork('pits'));
  strewRubble(map, recipe.rubble, unfit, isWhole, random.fork('rubble'));
}

function keptSquares(map: DungeonMap, taken: Uint8Array | undefined): Uint8Array {
  const kept = markedSquares(map);
  if (taken !== undefined)
    for (let square = 0; square < kept.length; square += 1)
      if (taken[square] === 1) kept[square] = 1;
  return kept;
}
