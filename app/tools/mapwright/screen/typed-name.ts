import type { DungeonMap } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';

/** The names of maps that have not been named. */
const NAMELESS = ['Unnamed map', 'New map'];

/**
 * Returns whether the user named the map: the name comes neither from its recipe nor from one that was drawn before.
 */
export async function isTypedName(
  { name, recipe }: Pick<DungeonMap, 'name' | 'recipe'>,
  drawn: ReadonlySet<string>,
  /** The name of a recipe's map, from the generator. */
  nameOf: (recipe: MapRecipe) => Promise<string | null>,
): Promise<boolean> {
  if (drawn.has(name) || NAMELESS.includes(name)) return false;
  return recipe === null || name !== (await nameOf(recipe));
}
