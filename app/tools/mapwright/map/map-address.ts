import { type MapLook, writeLook } from './map-look';
import type { MapRecipe } from './recipe';
import { recipeToParams } from './recipe-link';

/** The query of an address that opens this very map, looked at in this way; begins with "?". */
export function mapSearch(recipe: MapRecipe, look: MapLook): string {
  return `?${writeLook(recipeToParams(recipe), look)}`;
}
