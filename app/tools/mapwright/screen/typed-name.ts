import type { DungeonMap } from '../map/grid';
import type { MapRecipe } from '../map/recipe';

/** What maps are called that nobody has named yet. */
const NAMELESS = ['Unnamed map', 'New map'];

/** Whether somebody gave the map its name: neither its recipe does, nor one that was drawn before. */
export async function isTypedName(
  { name, recipe }: Pick<DungeonMap, 'name' | 'recipe'>,
  drawn: ReadonlySet<string>,
  /** What a recipe's map is called; whoever generates maps knows. */
  nameOf: (recipe: MapRecipe) => Promise<string | null>,
): Promise<boolean> {
  if (drawn.has(name) || NAMELESS.includes(name)) return false;
  return recipe === null || name !== (await nameOf(recipe));
}
