import { type MapLook, readLook, writeLook } from '~/maps/map/map-look';
import type { MapRecipe } from '~/maps/map/recipe';
import { readOpening, recipeToParams } from '~/maps/map/recipe-link';

/** The contents of a URL, with the corrections made. */
export type AddressAsked = { recipe: MapRecipe; look: MapLook; corrected: string[] };

/**
 * The contents of the URL if the page was rendered for another one, such as the offline copy on the device; null if the
 * page matches the URL.
 */
export function addressAsked(
  search: string,
  page: { recipe: MapRecipe; look: MapLook },
): AddressAsked | null {
  const params = new URLSearchParams(search);
  const { recipe, corrected } = readOpening(params);
  const seen = readLook(params);
  const text = (asked: { recipe: MapRecipe; look: MapLook }) =>
    String(writeLook(recipeToParams(asked.recipe), asked.look));
  if (text({ recipe, look: seen.look }) === text(page)) return null;
  return { recipe, look: seen.look, corrected: [...corrected, ...seen.corrected] };
}
