import type { Random } from '~/rules/random';
import { raisePillars, sinkBasins } from './furnishing';
import type { DungeonMap } from './grid';
import { digPits, strewRubble } from './hazards';
import { markedSquares } from './marked-squares';
import type { MapRecipe } from './recipe';
import { floodLowGround } from './water';

/** Adds pools, pillars, pits and rubble to a map whose rooms and ways are done; squares where `taken` is 1 stay. */
export function addFeatures(
  map: DungeonMap,
  recipe: MapRecipe,
  random: Random,
  taken?: Uint8Array,
): void {
  const kept = keptSquares(map, taken);
  sinkBasins(map, recipe.water, kept, random.fork('basins'));
  floodLowGround(map, recipe.water, kept, random.fork('water'));
  raisePillars(map, recipe.pillars, kept, random.fork('pillars'));
  const stillKept = keptSquares(map, taken);
  digPits(map, recipe.pits, stillKept, random.fork('pits'));
  strewRubble(map, recipe.rubble, stillKept, random.fork('rubble'));
}

function keptSquares(map: DungeonMap, taken: Uint8Array | undefined): Uint8Array {
  const kept = markedSquares(map);
  if (taken !== undefined)
    for (let square = 0; square < kept.length; square += 1)
      if (taken[square] === 1) kept[square] = 1;
  return kept;
}
