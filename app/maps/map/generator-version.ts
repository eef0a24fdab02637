import type { MapRecipe } from './recipe';

/** The newest version of the generator: the same seed, options and version must always give the same map. */
export const GENERATOR_VERSION = 2;

/**
 * The version that draws a recipe today: the oldest that draws the same, so that links and files of maps that did not
 * change stay as they were. Since version 2 doors are as wide as their corridors.
 */
export function generatorVersionOf({ kind, corridorWidth }: MapRecipe): number {
  return kind === 'rooms' && corridorWidth > 1 ? GENERATOR_VERSION : 1;
}
