import { CELL } from '~/maps/map/cells';
import type { SymbolKind } from '~/maps/map/grid';

/** What a room is made of: the number of squares of each code, and what stands on them. */
export type RoomGround = {
  squares: number;
  counts: ReadonlyMap<number, number>;
  /** The number of furniture and marks of each kind. */
  things: ReadonlyMap<SymbolKind, number>;
};

/** What is said of a ground where a room has some of it. */
const OF_GROUND: readonly { cells: readonly number[]; says: readonly string[] }[] = [
  {
    cells: [CELL.chasm],
    says: [
      'a pebble dropped into the chasm is never heard to land',
      'a breath of cold air climbs out of the chasm, and sinks back',
      'somebody has tied a bell to a line and let it down into the chasm',
      'the edge of the chasm has been gnawed, or clawed, in one place',
      'a lantern still burns on a ledge far down in the chasm',
    ],
  },
  {
    cells: [CELL.bridge],
    says: [
      'the third plank of the bridge is newer than the rest',
      'the ropes of the bridge have been greased',
      'a toll is chalked on the first plank of the bridge, and crossed out',
      'the bridge sways as if somebody had just stepped off',
      'one handrail of the bridge has been sawn almost through',
    ],
  },
  {
    cells: [CELL.rails],
    says: [
      'the rails are polished by wheels that passed today',
      'a wooden wedge has been hammered under one rail',
      'the rails hum, faintly, and then stop',
      'grain has been spilled between the rails, in a line',
      'a glove lies across one rail, cut clean in two',
    ],
  },
  {
    cells: [CELL.lava],
    says: [
      'the crust of the lava splits with the sound of a plate breaking',
      'a blade has been left to melt at the edge of the lava',
      'the lava rises a hand’s breadth, and falls again',
      'rings of slag show where the lava once stood higher',
    ],
  },
  {
    cells: [CELL.ice],
    says: [
      'something dark hangs in the ice, and has fingers',
      'the ice is scored by skates, or by claws',
      'a hole in the ice has been kept open, and lately',
      'the ice groans whenever somebody speaks',
    ],
  },
  {
    cells: [CELL.grass],
    says: [
      'the grass has been grazed down to one height',
      'the grass bends toward whoever comes in',
      'a ring of white flowers grows in the grass, and nothing else does',
      'the grass has been flattened where something large sleeps',
    ],
  },
];

/** What is said of furniture and marks, of each one of these kinds. */
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
    kinds: ['shelves', 'bookcase', 'lectern', 'wardrobe'],
    says: [
      'a gap on the shelf is free of dust',
      'all the spines have been turned to the back',
      'a pressed flower marks a page about poisons',
      'a false back has been left ajar',
    ],
  },
  {
    kinds: ['barrel', 'barrels', 'cask', 'crate', 'crates', 'sacks', 'wine-rack'],
    says: [
      'every lid is sealed but one',
      'the stores are chalked with today’s count, less two',
      'something small has moved in among the stores',
      'the stores have been stacked to hide a stain',
    ],
  },
  {
    kinds: ['coffin', 'sarcophagus', 'urn', 'gravestone'],
    says: [
      'the lid has been moved a finger’s width, from inside',
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
    kinds: ['brazier', 'hearth', 'campfire', 'candles', 'torch', 'forge', 'cauldron'],
    says: [
      'the embers have been raked together within the hour',
      'burnt papers curl at the edge of the fire',
      'the flames lean away from the way in',
      'somebody has dried socks by the fire, an odd number',
    ],
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
      'the hinges have been wrapped in cloth to keep them quiet',
    ],
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
      'something has been picking the mushrooms, or the roots, in rows',
      'spores drift up at every step',
      'whatever grows here grows toward the way in',
    ],
  },
  {
    kinds: ['web', 'nest'],
    says: [
      'a bundle in the threads still moves',
      'the threads have been parted, and knotted again behind somebody',
      'hair of several colors has been woven in',
    ],
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
    kinds: ['cart', 'boat'],
    says: [
      'it has been packed for a journey, and unpacked again',
      'a false bottom has been pried up',
    ],
  },
  {
    kinds: ['anvil', 'weapon-rack'],
    says: [
      'the best blade is missing, and its place is dusted',
      'an edge has been filed to look blunt',
    ],
  },
  {
    kinds: ['mirror', 'rug'],
    says: [
      'dust lies thick on it, but for the print of a palm',
      'it has been moved lately, and moved back',
    ],
  },
  {
    kinds: ['well', 'chest'],
    says: [
      'scratches around it were made by something patient',
      'a thread has been laid across it, to tell of visitors',
    ],
  },
];

/** Lists of phrases about what stands and lies in a room; rare grounds come more often than furniture. */
export function phrasesOfThings({ counts, things }: RoomGround): (readonly string[])[] {
  const grounds = OF_GROUND.filter(({ cells }) => cells.some((cell) => counts.has(cell)));
  const furniture = OF_THINGS.filter(({ kinds }) => kinds.some((kind) => things.has(kind)));
  return [...grounds, ...grounds, ...grounds, ...furniture].map(({ says }) => says);
}
