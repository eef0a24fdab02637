import { createRandom, type Random } from '~/rules/random';
import type { MapRecipe, PlaceTheme } from './recipe';
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

/** What a place of each theme is called; without a theme, anything built or grown. */
const OF_THEME: Readonly<Partial<Record<PlaceTheme, readonly string[]>>> = {
  temple: wordList('Temple, Fane, Abbey, Sanctuary, Cloister'),
  crypt: wordList('Crypts, Tombs, Catacombs, Ossuary, Barrow'),
  mine: wordList('Mine, Delves, Diggings, Workings, Pit'),
  sewer: wordList('Sewers, Cisterns, Drains, Undercroft'),
  prison: wordList('Prison, Dungeons, Oubliette, Stockade'),
  tower: wordList('Tower, Spire, Archive, Observatory'),
  warren: wordList('Warrens, Burrows, Den, Nest'),
  flooded: wordList('Cisterns, Sinks, Vaults, Locks'),
  ruined: wordList('Ruins, Halls, Wreck, Remains'),
  natural: wordList('Caverns, Hollows, Grottoes, Deeps'),
  keep: wordList('Keep, Bastion, Stronghold, Citadel'),
  cellar: wordList('Cellars, Vaults, Stores, Undercroft'),
};

/** A name for a map, by its seed and content: "The Drowned Vaults of Harrowmere". */
export function nameMap(recipe: MapRecipe, random: Random): string {
  const place = random.pick(OF_THEME[recipe.theme] ?? (recipe.kind === 'cave' ? GROWN : BUILT));
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
