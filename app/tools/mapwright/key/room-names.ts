import { CELL } from '~/maps/map/cells';
import type { Room, SymbolKind } from '~/maps/map/grid';
import type { PlaceTheme } from '~/maps/map/recipe';
import { wordList } from '~/maps/map/word-list';
import type { Random } from '~/rules/random';
import { isUnderWater, type RoomGround } from './dressing-of-things';

type Sizes = { small: readonly string[]; middle: readonly string[]; great: readonly string[] };

const SMALL = wordList(`
  Cell, Store-room, Guard post, Closet, Cold pantry, Watch niche, Lamp room, Robing room
`);
const MIDDLE = wordList(`
  Barracks, Workshop, Kitchen, Shrine, Armory, Scriptorium, Trophy room, Ossuary, Counting room,
  Dormitory, Kennels, Parlor
`);
const GREAT = wordList(`
  Great hall, Audience chamber, Drill floor, Feasting hall, Sanctum, Gallery, Tribunal,
  Market vault
`);
const CAVES = wordList(`
  Fungus garden, Bone pile, Echoing cavern, Sleeping den, Dripstone hall, Bat roost, Ore face,
  Chimney cave, Claw-marked hollow, Glittering grotto
`);

function sizes(small: string, middle: string, great: string): Sizes {
  return { small: wordList(small), middle: wordList(middle), great: wordList(great) };
}

/** What the rooms of a place were for, by size. */
const OF_THEME: Readonly<Record<Exclude<PlaceTheme, 'none'>, Sizes>> = {
  temple: sizes(
    'Vestry, Reliquary, Confessional, Bell closet, Candle store, Penitent’s cell, Font niche',
    'Shrine, Choir room, Novices’ dormitory, Vestment hall, Library of hymns, Refectory, Side chapel, Cloister walk',
    'Nave, Sanctum, Hall of offerings, Processional hall, Chapter house',
  ),
  crypt: sizes(
    'Burial niche, Mourner’s cell, Urn closet, Embalmer’s store, Child’s tomb, Gravedigger’s post',
    'Family vault, Ossuary, Embalming room, Hall of urns, Tomb of a knight, Wake room, Catacomb bay, Lych chapel',
    'Great sepulcher, Hall of the dead, King’s tomb, Bone gallery, Mausoleum',
  ),
  mine: sizes(
    'Tool cache, Powder closet, Lamp room, Blind heading, Pump niche, Foreman’s nook',
    'Ore face, Smelting room, Cart yard, Timber store, Miners’ bunkroom, Sorting floor, Sump room, Winding room',
    'Great stope, Loading hall, Cart junction, Flooded gallery, Main drift',
  ),
  sewer: sizes(
    'Valve closet, Rat nest, Grating niche, Tosher’s cache, Drain trap, Ladder well',
    'Settling tank, Sluice room, Overflow chamber, Pump house, Filter bed, Smugglers’ landing, Weir room',
    'Main junction, Great cistern, Storm basin, Outfall hall',
  ),
  prison: sizes(
    'Cell, Oubliette, Solitary cell, Guard post, Key closet, Holding cell, Condemned cell',
    'Interrogation room, Guardroom, Barracks, Infirmary, Warden’s office, Kitchen, Shackle store, Common cell',
    'Exercise yard, Cell block, Hall of judgment, Execution floor',
  ),
  tower: sizes(
    'Ingredient closet, Scroll niche, Familiar’s roost, Apprentice’s cell, Lens room, Warded closet',
    'Laboratory, Library, Summoning room, Scriptorium, Specimen room, Alchemist’s still, Trophy room, Study',
    'Observatory, Great library, Hall of portals, Orrery, Audience chamber',
  ),
  warren: sizes(
    'Snare nook, Lookout hole, Food stash, Pup den, Shaman’s nook, Latrine pit',
    'Sleeping den, Worg kennel, Cook cave, Loot pile, Fighting pit, Mushroom bed, Captives’ pen, Drum cave',
    'Chieftain’s hall, Gathering cave, Feast cave, War cave',
  ),
  flooded: sizes(
    'Drowned cell, Silted closet, Sunken pantry, Mold room, Leaking niche, Reed nest',
    'Drowned chapel, Sunken kitchen, Tide room, Waterlogged store, Half-sunk dormitory, Boat landing, Eel pool, Mud hall',
    'Sunken hall, Lake chamber, Drowned court, Cistern hall',
  ),
  ruined: sizes(
    'Fallen closet, Roofless cell, Choked pantry, Scavenger’s nook, Cracked niche, Rat hole',
    'Burnt kitchen, Broken barracks, Overgrown court, Looted armory, Collapsed library, Squatters’ camp, Shattered shrine, Weed garden',
    'Fallen hall, Open court, Broken throne room, Root-split gallery',
  ),
  natural: sizes(
    'Blind pocket, Crawl, Dripstone niche, Crystal pocket, Spider hole, Cold crack',
    'Fungus garden, Bat roost, Dripstone hall, Sleeping den, Bone pile, Chimney cave, Glittering grotto, Echoing cavern',
    'Great cavern, Cathedral cave, Lake cave, Cavern of pillars',
  ),
  keep: sizes(
    'Guard post, Arrow store, Privy, Sally port, Page’s closet, Watch niche',
    'Barracks, Armory, Kitchen, Chapel, Solar, Smithy, Stable, Steward’s office, Granary',
    'Great hall, Audience chamber, Drill floor, Feasting hall, Gatehouse hall',
  ),
  cellar: sizes(
    'Cold pantry, Root store, Coal hole, Cask closet, Potboy’s nook, Cheese room, Secret stash',
    'Wine cellar, Ale store, Scullery, Card room, Smokehouse, Laundry, Brewing room, Smugglers’ hold',
    'Cask hall, Cellar tavern, Brewery floor, Fighting pit',
  ),
};

/** What tells two rooms of the same purpose apart. */
const WHICH = wordList(`
  Old, Lower, Upper, Inner, Outer, Burnt, Cold, Narrow, Far, Silent, Barred, Painted, Dusty, Crooked,
  Whitewashed, Lesser, Second, Hidden, Stripped, Half-finished, Drafty, Low, Tiled, Smoky
`);

/** Names that say already that a room is under water. */
const WET = /flood|drown|sunk|silt|water|leak|lake|eel|cistern|tide|landing|pool|sump|drain|well/i;

/** Of these, what fits caves, rooms under water and names that tell already how a room looks. */
const OF_ANY =
  /^(?:Old|Lower|Upper|Inner|Outer|Cold|Narrow|Far|Silent|Crooked|Lesser|Second|Hidden)$/;
const LOOKS_ALREADY =
  /burnt|broken|fallen|cracked|choked|roofless|shattered|collapsed|overgrown|open|tomb|cave|den|pit$/i;

/** Names that promise something: what must stand in the room, or lie there as ground. */
const NEEDS: readonly { names: RegExp; any: readonly SymbolKind[]; ground?: number }[] = [
  { names: /^(?:great )?library(?: of hymns)?$/i, any: ['bookcase', 'shelves', 'lectern'] },
  { names: /^smithy$/i, any: ['anvil', 'forge'] },
  { names: /^armory$/i, any: ['weapon-rack'] },
  { names: /^(?:barracks|novices’ dormitory)$/i, any: ['bed', 'bunk', 'straw-bed'] },
  { names: /^feasting hall$/i, any: ['table', 'long-table', 'round-table', 'bench'] },
  { names: /^summoning room$/i, any: ['magic-circle'] },
  { names: /^(?:fungus garden|mushroom bed)$/i, any: ['mushrooms'] },
  { names: /^bone (?:pile|gallery)$/i, any: ['bones', 'skull'] },
  { names: /^(?:crystal pocket|glittering grotto)$/i, any: ['crystal'] },
  { names: /^(?:dripstone \w+|cavern of pillars)$/i, any: ['stalagmite', 'pillar'] },
  { names: /^spider hole$/i, any: ['web'] },
  { names: /^(?:hall of urns|urn closet)$/i, any: ['urn'] },
  { names: /^(?:king’s tomb|tomb of a knight)$/i, any: ['coffin', 'sarcophagus'] },
  {
    names: /^(?:wine cellar|cask hall|cask closet)$/i,
    any: ['wine-rack', 'cask', 'barrel', 'barrels'],
  },
  { names: /^cart (?:yard|junction)$/i, any: ['cart'], ground: CELL.rails },
  { names: /^(?:weed garden|overgrown court)$/i, any: ['roots', 'stump'], ground: CELL.grass },
  { names: /^root-split gallery$/i, any: ['roots'] },
  {
    names: /^(?:lake .+|eel pool|flooded gallery|sump room|.+ landing|great cistern|storm basin)$/i,
    any: [],
    ground: CELL.water,
  },
];

/** The former purpose of a room, by the theme of its map, its size and its shape; no two rooms in `used` are the same. */
export function nameRoom(
  room: Room,
  ground: RoomGround,
  random: Random,
  theme: PlaceTheme = 'none',
  used = new Set<string>(),
): string {
  const sunk = isUnderWater(ground);
  const names = namesFor(room, ground, theme);
  const named = (name: string) =>
    sunk && !WET.test(name) ? `Flooded ${name.charAt(0).toLowerCase()}${name.slice(1)}` : name;
  const picked = random.pick(names);
  const first = named(picked);
  if (!used.has(first) && keepsWord(picked, ground)) {
    used.add(first);
    return first;
  }
  const fitting = names.filter((name) => keepsWord(name, ground));
  const others = (fitting.length > 0 ? fitting : names).map(named);
  const name =
    anotherName(others, ground.isCave === true, random.fork('again'), used) ??
    numbered(first, room.number, used);
  used.add(name);
  return name;
}

/** Whether there is in a room what its name promises. */
function keepsWord(name: string, { things, counts }: RoomGround): boolean {
  const need = NEEDS.find(({ names }) => names.test(name));
  if (need === undefined) return true;
  return (
    need.any.some((kind) => things.has(kind)) ||
    (need.ground !== undefined && counts.has(need.ground))
  );
}

/** So many names that each list is used up: the rooms of larger maps are told apart by their numbers. */
const MOST_NAMES = 1500;

function anotherName(
  names: readonly string[],
  isCave: boolean,
  random: Random,
  used: ReadonlySet<string>,
): string | null {
  if (used.size > MOST_NAMES) return null;
  const left = names.filter((name) => !used.has(name));
  if (left.length > 0) return random.pick(left);
  const told = names.flatMap((name) =>
    WHICH.filter((word) => suits(word, name, isCave)).map(
      (word) => `${word} ${name.charAt(0).toLowerCase()}${name.slice(1)}`,
    ),
  );
  const more = told.filter((name) => !used.has(name));
  return more.length > 0 ? random.pick(more) : null;
}

/** Whether a word can stand before the name of a room: not "Whitewashed eel pool", "Lesser great hall". */
function suits(word: string, name: string, isCave: boolean): boolean {
  if (name.startsWith(word) || (word === 'Lesser' && name.startsWith('Great'))) return false;
  return OF_ANY.test(word) || !(isCave || WET.test(name) || LOOKS_ALREADY.test(name));
}

/** A name with the number of its room, which no other has; it goes on where somebody typed the same. */
function numbered(name: string, from: number, used: ReadonlySet<string>): string {
  let number = from;
  while (used.has(`${name} ${number}`)) number += 1;
  return `${name} ${number}`;
}

function namesFor(room: Room, ground: RoomGround, theme: PlaceTheme): readonly string[] {
  if (theme !== 'none') return sized(OF_THEME[theme], ground.squares);
  if (room.shape === 'cavern') return CAVES;
  if (room.shape === 'chapel') return ['Chapel', 'Apse of oaths', 'Choir', 'Baptistery'];
  if (room.shape === 'cross') return ['Crossing', 'Hall of four winds', 'Processional'];
  if ((ground.things.get('pillar') ?? 0) >= 6) return ['Pillared hall', 'Colonnade', 'Hypostyle'];
  return sized({ small: SMALL, middle: MIDDLE, great: GREAT }, ground.squares);
}

function sized({ small, middle, great }: Sizes, squares: number): readonly string[] {
  if (squares <= 20) return small;
  return squares <= 70 ? middle : great;
}
