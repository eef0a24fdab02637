import { latticeOf } from '~/tools/mapwright/generate/lattice';
import { layoutNodes } from '~/tools/mapwright/generate/room-plan';
import {
  FEWEST_ROOMS,
  lotShare,
  roomSpan,
  roomsWanted,
} from '~/tools/mapwright/generate/room-size';
import type { MapRecipe } from '~/tools/mapwright/map/recipe';

/**
 * How few and how many rooms a recipe may give: the outline is cut into lots no smaller than the least room and its
 * lane and no larger than the greatest, and the share of them that the density asks for get one. At the ragged edge
 * of an outline lots are lost, so that the least is half of what an outline without edges would give.
 */
export function roomsAsked(recipe: MapRecipe): { least: number; most: number } {
  const lattice = latticeOf(recipe.width, recipe.height, recipe.corridorWidth);
  const span = roomSpan(lattice, recipe.roomSize);
  const within = layoutNodes(lattice, recipe).reduce((sum, inside) => sum + inside, 0);
  const smallest = (span.least + 1) ** 2;
  const largest = Math.max(span.most + 1, 2 * span.least + 1) ** 2;
  const lots = Math.max(1, Math.floor((lattice.columns * lattice.rows) / smallest));
  return {
    least: Math.max(
      FEWEST_ROOMS,
      Math.floor((within * lotShare(recipe.density)) / (200 * largest)),
    ),
    most: roomsWanted(lots, recipe.density),
  };
}
