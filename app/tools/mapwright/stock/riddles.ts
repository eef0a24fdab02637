import type { Random } from '~/rules/random';

const STRANGE = [
  'A bronze head on the wall',
  'A fountain of dry sand',
  'A door painted on the floor',
  'A chair too large for anyone here',
  'A mirror in a frame of antlers',
  'A clock with thirteen hours',
  'A stone table with one cup',
  'A stair of seven steps to nowhere',
  'A cage of light',
  'A row of four bells',
  'A statue without a face',
  'A basin of quicksilver',
  'A harp with one string',
  'A globe of an unknown world',
  'A hearth of cold blue fire',
  'A book chained open',
] as const;

const DOES = [
  'answers one question truthfully for each secret that is told to it',
  'swaps the weight of whatever two things are laid before it',
  'shows the next room as it was an hour ago',
  'repeats the last lie that was spoken here',
  'opens a hidden niche for whoever leaves something they will miss',
  'turns everyone’s left hand cold when danger is within 60 feet',
  'makes the largest in the room as light as a child for ten minutes',
  'hums when a door of this level is opened',
  'takes one color out of the room and hides it in another',
  'lets two who touch it together hear each other anywhere on this level',
  'locks every door of the room until all are silent for a minute',
  'mends one broken thing, and breaks another of the same worth',
  'draws a map of three rooms around, one of them wrong',
  'calls whoever is named, if they are within a mile and willing',
  'gives back a lost thing for a drop of blood (1 damage, which cannot be prevented)',
  'stops sounds at the doors until it is thanked',
] as const;

/** Signs of what else is about, all of them many things so that "they" follows, and what they tell. */
const CLUES = [
  {
    signs: ['Drag marks', 'Drops of lamp oil', 'Wet boot prints', 'Crumbs of fresh bread'],
    tells: [
      'lead to the nearest way out and turn back twice',
      'end at a wall that rings hollow (spot DC 15)',
      'belong to one who came alone and did not leave',
      'stop where somebody stood and listened',
    ],
  },
  {
    signs: [
      'Notes on a torn map',
      'Words in charcoal',
      'Scraps of a half-burnt letter',
      'Chalk letters at knee height',
    ],
    tells: [
      'show that somebody counts the guards',
      'name the room where the leader sleeps',
      'warn of the way ahead, in a hand that trembles',
      'promise a reward for the one who brings the prisoner back',
      'were written by someone who knew the traps',
    ],
  },
  {
    signs: [
      'Fresh claw marks',
      'Halves of a snapped bow',
      'Dropped keys',
      'Bloody bandages',
      'Scraps of blue cloth',
      'Ashes of a campfire for three',
      'Boards of a barricade that was pushed aside from within',
    ],
    tells: [
      'point to a quarrel among those who live here',
      'tell of a fight that ended here, and fast',
      'are older than anything else in the room',
    ],
  },
] as const;

/** True of every sign. */
const TELLS = [
  'are two days old, and someone tried to hide them',
  'were left on purpose',
  'match what was found in the last room',
] as const;

/** Something strange that is neither a monster nor a trap, in a sentence. */
export function trickLine(random: Random): string {
  return `${random.pick(STRANGE)} ${random.pick(DOES)}.`;
}

/** A sign of what else is about, for a room that is empty otherwise; it stands behind the name of its kind. */
export function clueLine(random: Random): string {
  const { signs, tells } = random.pick<(typeof CLUES)[number]>(CLUES);
  return `${random.pick<string>(signs)}; they ${random.pick<string>([...tells, ...TELLS])}.`;
}

const BUSY = [
  'carrying something heavy under a cloth',
  'lost, and too proud to ask',
  'following fresh tracks that turn out to be the party’s',
  'on the way to relieve a guard',
  'quarreling over a lantern',
  'fleeing from something behind them',
  'looking for a deserter',
  'hungry, and not picky',
  'resting in the dark, weapons at hand',
  'returning with loot worth half a room’s treasure',
] as const;

/** What those who wander are doing. */
export function busyWords(random: Random): readonly string[] {
  return random.shuffle(BUSY);
}
