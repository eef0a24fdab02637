import type { Random } from '~/rules/random';

const WORKS = [
  'candlestick',
  'drinking horn',
  'comb',
  'hand mirror',
  'snuffbox',
  'chess piece',
  'buckle',
  'locket',
  'censer',
  'music box',
  'salt cellar',
  'dagger sheath',
  'statuette of a heron',
  'ring of office',
  'inkwell',
  'sundial',
  'mask',
  'torque',
  'hairpin',
  'goblet',
] as const;

const MADE_OF = [
  'tarnished silver',
  'carved bone',
  'gilded bronze',
  'black jade',
  'sea-green glass',
  'walrus ivory',
  'hammered copper',
  'rose quartz',
  'polished obsidian',
  'pearl-inlaid wood',
  'blue enamel',
  'amber',
] as const;

const WHERE = [
  'behind a loose stone',
  'in a boot',
  'sewn into a cushion',
  'under the third flagstone',
  'in the ashes of the hearth',
  'inside a cracked pot',
  'on a ledge above the door',
  'in a dead man’s fist',
  'in a locked coffer (pick DC 12)',
  'beneath a false bottom (spot DC 14)',
  'in a nest of rags',
  'hanging in plain sight',
  'in a sack of moldy grain',
  'wrapped in oilcloth',
  'inside a hollow leg of the table',
  'at the bottom of a barrel',
  'under a sleeping mat',
  'in a niche behind a hanging',
] as const;

/** Magic of the SRD that is found at these levels, all of it used up or small. */
const MAGIC: readonly { from: number; things: readonly string[] }[] = [
  {
    from: 1,
    things: ['a potion of healing', 'a spell scroll (1st level)', 'a potion of climbing'],
  },
  {
    from: 3,
    things: [
      'a spell scroll (2nd level)',
      'a potion of animal friendship',
      'dust of disappearance',
    ],
  },
  {
    from: 5,
    things: ['a potion of greater healing', 'a spell scroll (3rd level)', 'a potion of resistance'],
  },
  {
    from: 9,
    things: ['a potion of superior healing', 'a spell scroll (5th level)', 'a potion of flying'],
  },
  {
    from: 13,
    things: ['a potion of supreme healing', 'a spell scroll (7th level)', 'a potion of speed'],
  },
];

/** The coins that a room of a dungeon for this level holds on average, in gold pieces: our own numbers. */
function goldFor(level: number): number {
  return Math.round(8 * level ** 1.7 + 12);
}

/** A find in a sentence: coins, a work of some value, and now and then magic. */
export function treasureLine(level: number, random: Random): string {
  const gold = goldFor(level);
  const coins = rounded((gold * (40 + random.below(121))) / 100);
  const silver = random.below(9) * 10 + random.below(10);
  const worth = rounded((gold * (30 + random.below(71))) / 100);
  const work = `a ${random.pick(WORKS)} of ${random.pick(MADE_OF)} (${worth} gp)`;
  const known = MAGIC.filter(({ from }) => from <= level).flatMap(({ things }) => things);
  const magic = random.below(4) === 0 ? `, and ${random.pick(known)}` : '';
  return `${coins} gp and ${silver} sp, ${work}${magic}, ${random.pick(WHERE)}.`;
}

function rounded(value: number): number {
  if (value < 20) return Math.max(1, Math.round(value));
  const step = value < 200 ? 5 : 50;
  return Math.round(value / step) * step;
}
