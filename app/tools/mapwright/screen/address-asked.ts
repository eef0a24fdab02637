import { type MapLook, readLook, writeLook } from '../map/map-look';
import type { MapRecipe } from '../map/recipe';
import { readRecipe, recipeToParams } from '../map/recipe-link';

/** What an address asks for, with what was put right in it. */
export type AddressAsked = { recipe: MapRecipe; look: MapLook; corrected: string[] };

/**
 * What an address asks for where the page was made for another one, as the copy is that a device keeps for when there is no
 * connection; null when the page is the address's own.
 */
export function addressAsked(
  search: string,
  page: { recipe: MapRecipe; look: MapLook },
): AddressAsked | null {
  const params = new URLSearchParams(search);
  const { recipe, corrected } = readRecipe(params);
  const seen = readLook(params);
  const text = (asked: { recipe: MapRecipe; look: MapLook }) =>
    String(writeLook(recipeToParams(asked.recipe), asked.look));
  if (text({ recipe, look: seen.look }) === text(page)) return null;
  return { recipe, look: seen.look, corrected: [...corrected, ...seen.corrected] };
}
