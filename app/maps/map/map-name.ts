import { createRandom, type Random } from '~/rules/random';
import type { MapRecipe } from './recipe';
import { wordList } from './word-list';

const BUILT = wordList(`
  Vaults, Halls, Cellars, Crypts, Galleries, Dungeons, Undercroft, Catacombs, Keep, Oubliette,
  Cisterns, Chambers, Archive, Mint, Granary, Cloister
`);
const GROWN = wordList(`
  Caverns, Hollows, Warrens, Grottoes, Deeps, Burrows, Delves, Sinks, Maw, Chasms, Den, Galleries
`);
const DRY = wordList(`
  Ashen, Forgotten, Whispering, Broken, Silent, Gilded, Crooked, Hungry, Lightless, Shattered,
  Patient, Nameless, Bone-white, Rusted, Walled-up, Ember, Hollow, Weeping, Thorned, Moonless,
  Long-barred, Cinder
`);
const WET = wordList(`
  Drowned, Flooded, Dripping, Sunken, Brackish, Tidal, Mire-black, Foundered
`);
const OWNERS = wordList(`
  Harrowmere, the Ninth Bell, Old Tamsin, the Salt Abbot, Corvane, the Lamplighters, Dunmorrow,
  the Wren Queen, Ghell, the Tallow King, Aldersby, the Blind Mason, Verrick, the Three Sisters,
  Ostrava Hill, the Last Toll, Pellam Reach, the Gray Tithe, Morrowdeep, the Quiet Duke,
  Sable Ford, the Pale Orchard, Kestrel Rock, the Unpaid Debt
`);

/** A name for a map, by its seed and content: "The Drowned Vaults of Harrowmere". */
export function nameMap(recipe: MapRecipe, random: Random): string {
  const place = random.pick(recipe.kind === 'cave' ? GROWN : BUILT);
  const mood = random.pick(recipe.water >= 12 ? WET : DRY);
  const owner = random.pick(OWNERS);
  switch (random.below(3)) {
    case 0:
      return `The ${mood} ${place}`;
    case 1:
      return `The ${place} of ${owner}`;
    default:
      return `The ${mood} ${place} of ${owner}`;
  }
}

/** The name of a recipe's map. */
export function nameOfRecipe(recipe: MapRecipe): string {
  return nameMap(recipe, createRandom(recipe.seed).fork('name'));
}
