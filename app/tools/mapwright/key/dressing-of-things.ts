import { CELL } from '~/maps/map/cells';
import type { SymbolKind } from '~/maps/map/grid';
import { OF_GROUND } from './dressing-of-ground';

/** What a room is made of: the number of squares of each code, and what stands on them. */
export type RoomGround = {
  squares: number;
  counts: ReadonlyMap<number, number>;
  /** The number of furniture and marks of each kind. */
  things: ReadonlyMap<SymbolKind, number>;
  /** Whether it is a cave that nobody built. */
  isCave?: boolean;
};

/** Whether half of a room or more is under water. */
export function isUnderWater({ squares, counts }: RoomGround): boolean {
  return (counts.get(CELL.water) ?? 0) * 2 >= squares;
}

/** What is said of furniture and marks, true of each one of these kinds and clear without its name. */
const OF_THINGS: readonly { kinds: readonly SymbolKind[]; says: readonly string[] }[] = [
  {
    kinds: ['bed', 'bunk', 'straw-bed'],
    says: [
      'the bedding is warm, and its owner is not here',
      'a knife is bound beneath the bedding',
      'the blanket has been folded by somebody with time',
      'a name is scratched over and over into the bedside wall',
    ],
  },
  {
    kinds: ['table', 'round-table', 'long-table', 'desk'],
    says: [
      'cards lie dealt on the table, and one hand has been turned over',
      'the tabletop is scored by a game of knives',
      'half a meal on the table has been pushed hastily aside',
      'a wet ring on the table shows where a cup stood',
      'a letter on the table breaks off in the middle of a word',
    ],
  },
  {
    kinds: ['chair', 'bench', 'throne'],
    says: [
      'a seat has been turned to face the wall',
      'a cushion on the seat still holds its sitter’s shape',
      'one seat is chained to the floor',
    ],
  },
  {
    kinds: ['shelves', 'bookcase'],
    says: [
      'a gap on the shelf is free of dust',
      'a false back behind the shelf has been left ajar',
      'one shelf has been cleared in a hurry',
    ],
  },
  {
    kinds: ['bookcase'],
    says: [
      'all the spines of the books have been turned to the back',
      'a pressed flower marks a page about poisons',
    ],
  },
  {
    kinds: ['lectern'],
    says: [
      'the page on the lectern has been cut out with care',
      'the lectern has been turned to read to an empty corner',
    ],
  },
  {
    kinds: ['wardrobe'],
    says: [
      'the false back of a wardrobe has been left ajar',
      'every coat in the wardrobe is wet at the hem',
    ],
  },
  {
    kinds: ['barrel', 'barrels', 'cask', 'crate', 'crates'],
    says: ['every lid is sealed but one'],
  },
  {
    kinds: ['barrel', 'barrels', 'cask', 'crate', 'crates', 'sacks', 'wine-rack'],
    says: [
      'the stores are chalked with today’s count, less two',
      'something small has moved in among the stores',
      'the stores have been stacked to hide a stain',
    ],
  },
  {
    kinds: ['coffin', 'sarcophagus'],
    says: [
      'the lid has been moved a finger’s width, from inside',
      'the lid has been nailed down, and the nails are new',
    ],
  },
  {
    kinds: ['coffin', 'sarcophagus', 'urn', 'gravestone'],
    says: [
      'fresh flowers have been laid for the dead',
      'the name of the dead has been cut away',
      'coins for the dead lie in a neat row, and the last is new',
    ],
  },
  {
    kinds: ['bones', 'skull'],
    says: [
      'the bones have been cracked for their marrow',
      'the bones are laid out in order, and one is too many',
      'a skull wears a crown of twisted wire',
    ],
  },
  {
    kinds: ['brazier', 'hearth', 'campfire', 'forge', 'cauldron'],
    says: [
      'the embers have been raked together within the hour',
      'burnt papers curl at the edge of the fire',
      'somebody has dried socks by the fire, an odd number',
    ],
  },
  {
    kinds: ['brazier', 'hearth', 'campfire', 'candles', 'torch'],
    says: ['the flames lean away from the way in', 'the flames burn low, and blue at the tips'],
  },
  {
    kinds: ['bars', 'cage', 'chains', 'rack', 'stocks'],
    says: [
      'the irons are rubbed bright on the inside',
      'a spoon has been worn to a point on the stone',
      'the lock has been oiled, and left open',
    ],
  },
  {
    kinds: ['lever'],
    says: [
      'the lever is tied down with a red cord',
      'the dust lies on everything here but the lever',
      'the lever has been painted with one word: no',
    ],
  },
  {
    kinds: ['ladder', 'trapdoor', 'grate'],
    says: [
      'a draft comes from below, and with it a tune',
      'fresh mud shows that somebody climbed up this way',
    ],
  },
  {
    kinds: ['trapdoor', 'grate'],
    says: ['the hinges in the floor have been wrapped in cloth to keep them quiet'],
  },
  {
    kinds: ['altar', 'idol', 'obelisk', 'magic-circle', 'fountain', 'basin'],
    says: [
      'an offering of honey has drawn no ants',
      'wax of three colors has run down and never mixed',
      'a kneeling place has been worn into the stone',
      'a prayer has been scratched out, word by word',
    ],
  },
  {
    kinds: ['statue'],
    says: [
      'the statue’s hand is polished by many touches',
      'the statue’s eyes have been bandaged',
      'the statue stands a foot beside its base',
    ],
  },
  {
    kinds: ['mushrooms', 'roots', 'stump'],
    says: [
      'whatever grows here grows toward the way in',
      'somebody has been picking what grows here, in rows',
    ],
  },
  { kinds: ['mushrooms'], says: ['spores drift up at every step'] },
  { kinds: ['roots'], says: ['the roots have been gnawed, all at one height'] },
  {
    kinds: ['web'],
    says: [
      'a bundle in the threads still moves',
      'the threads have been parted, and knotted again behind somebody',
    ],
  },
  {
    kinds: ['nest'],
    says: ['hair of several colors has been woven into the nest', 'the nest is warm, and empty'],
  },
  {
    kinds: ['stalagmite', 'crystal', 'boulder', 'rubble'],
    says: [
      'a chip has been struck from the stone, and wrapped in a rag',
      'the stone rings when it is touched, a little flat',
      'a lookout has worn a seat behind the stones',
    ],
  },
  {
    kinds: ['cart'],
    says: [
      'the cart has been packed for a journey, and unpacked again',
      'the false bottom of a cart has been pried up',
    ],
  },
  {
    kinds: ['boat'],
    says: [
      'the boat has been packed for a journey, and unpacked again',
      'the boat is dry, and its oars are wet',
    ],
  },
  {
    kinds: ['weapon-rack'],
    says: [
      'the best blade is missing, and its place is dusted',
      'an edge on the rack has been filed to look blunt',
    ],
  },
  {
    kinds: ['anvil'],
    says: ['the anvil is still warm on one side', 'a shoe beside the anvil fits no horse'],
  },
  {
    kinds: ['mirror'],
    says: [
      'dust lies thick on the mirror, but for the print of a palm',
      'the mirror has been moved lately, and moved back',
    ],
  },
  {
    kinds: ['rug'],
    says: [
      'the rug has been moved lately, and moved back',
      'one corner of the rug has been turned up',
    ],
  },
  {
    kinds: ['well'],
    says: [
      'scratches around the well were made by something patient',
      'the bucket of the well has been filled with stones',
    ],
  },
  {
    kinds: ['chest'],
    says: [
      'a thread has been laid across the chest, to tell of visitors',
      'scratches around the chest were made by something patient',
    ],
  },
];

/** Lists of phrases about what stands and lies in a room; rare grounds come more often than furniture. */
export function phrasesOfThings({ counts, things }: RoomGround): (readonly string[])[] {
  const grounds = OF_GROUND.filter(({ cells }) => cells.some((cell) => counts.has(cell)));
  const furniture = OF_THINGS.filter(({ kinds }) => kinds.some((kind) => things.has(kind)));
  return [...grounds, ...grounds, ...grounds, ...furniture].map(({ says }) => says);
}
