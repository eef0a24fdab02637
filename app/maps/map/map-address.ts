import { type MapLook, writeLook } from './map-look';
import type { MapRecipe } from './recipe';
import { recipeToParams } from './recipe-link';

/** The query string, including "?", of a URL that opens this map with this look. */
export function mapSearch(recipe: MapRecipe, look: MapLook): string {
  return `?${writeLook(recipeToParams(recipe), look)}`;
}
