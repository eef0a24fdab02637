import { createRandom } from '~/rules/random';
import type { DungeonMap } from '../map/grid';
import { nameMap } from '../map/map-name';

/** What maps are called that nobody has named yet. */
const NAMELESS = ['Unnamed map', 'New map'];

/** Whether somebody gave the map its name: neither its recipe does, nor one that was drawn before. */
export function isTypedName(
  { name, recipe }: Pick<DungeonMap, 'name' | 'recipe'>,
  drawn: ReadonlySet<string>,
): boolean {
  if (drawn.has(name) || NAMELESS.includes(name)) return false;
  return recipe === null || name !== nameMap(recipe, createRandom(recipe.seed).fork('name'));
}
