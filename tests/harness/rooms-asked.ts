import type { MapRecipe } from '~/maps/map/recipe';
import { latticeOf } from '~/tools/mapwright/generate/lattice';
import { layoutNodes } from '~/tools/mapwright/generate/room-plan';
import {
  FEWEST_ROOMS,
  lotShare,
  roomSpan,
  roomsWanted,
} from '~/tools/mapwright/generate/room-size';

/**
 * The least and the most rooms that a recipe may give: the outline is divided into lots no smaller than the smallest
 * room with its lane and no larger than the largest, and the density decides the share of lots with a room. Lots are
 * lost at ragged edges, so the minimum is half of what an outline without edges would give.
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
