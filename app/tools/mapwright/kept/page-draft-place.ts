import type { MapRecipe } from '~/maps/map/recipe';
import { recipeToParams } from '~/maps/map/recipe-link';

/** What a drawing is based on, as a key that stays the same at the next visit. */
export function draftPlace(keptId: string | null, isCopy: boolean, named: MapRecipe): string {
  if (keptId !== null) return `map ${keptId}`;
  // Only the browser asks for drafts, so only there is it known which copy this is.
  if (isCopy) return typeof window === 'undefined' ? 'copy' : `copy ${window.location.search}`;
  return `recipe ${recipeToParams(named)}`;
}
