import type { ToolId } from '~/catalogue/tool';
import { pictureAt } from '~/ui/picture-address';
import SIZES from './product-picture-sizes.json';

/** The texts beside a tool's screenshot. */
export type ToolScreen = {
  /** The alternative text of the screenshot. */
  alt: string;
  /** A few features that are not obvious, in a few words each. */
  points: readonly string[];
};

/**
 * The usable tools, with what their screenshots show. `scripts/take-pictures.mjs` takes them from the running product.
 */
export const TOOL_SCREENS: Partial<Record<ToolId, ToolScreen>> = {
  'monster-lookup': {
    alt: 'The monster lookup: a list of dragons with their numbers, and filters beside it.',
    points: [
      'Forgives your spelling, filters by what matters in a fight',
      'Attacks, damage, saves and checks roll from the statblock, with advantage and critical hits',
      'Up to four side by side, with what differs marked',
    ],
  },
  'cheat-sheet': {
    alt: 'The rules cheat sheet: cards for resting, cover, falling and conditions.',
    points: [
      'Both editions, and which one each rule comes from',
      'Opens offline once you have seen it',
      'Prints on plain paper, by either edition',
    ],
  },
  'initiative-tracker': {
    alt: 'The initiative tracker: the initiative order, and the statblock of the combatant whose turn it is.',
    points: [
      'One press for a fireball: dice, saves, resistances and half damage, shown before you apply it',
      'Asks for saves that end a condition, concentration and recharge when they are due',
      'Undo every step, back to the first blow',
    ],
  },
  'dice-roller': {
    alt: 'Dice roller: four exploding dice, keep the highest three, each die shown, with the pad beside them.',
    points: [
      'Shows what was dropped, what exploded and what was rerolled',
      'Exact odds of any dice, as a chart and a table',
      'A hash before the roll and the seed after it: provably fair',
    ],
  },
  'spell-lookup': {
    alt: 'Spell Lookup: the third-level spells of a wizard, with every filter beside them.',
    points: [
      'By class, level, save, area, or what needs no spellcasting ability',
      'Says what changed between the editions, word by word',
      'Cards of 63 by 88 mm for any selection, nine a sheet',
    ],
  },
  adventuring: {
    alt: 'Adventuring: a party side by side, with armor class, hit points, passive scores and saves, and a card for each character.',
    points: [
      'One code for everyone: players only need an account',
      'Everyone edits at once; replaced changes are shown and undone in one press',
      'Rolls a check or a save for the whole party, in secret',
    ],
  },
  'spell-scroll-cost': {
    alt: 'Spell scroll cost: what a scroll of Revivify costs to buy, to write and to copy, above the table of all levels.',
    points: [
      'Any spell by its name, even misspelled, or any level',
      'Shows which numbers are rules and which are guidelines',
      'The chance to copy it, with the bonus of your wizard',
    ],
  },
  'encounter-builder': {
    alt: 'The encounter builder: goblins and an ogre, hard for four characters, and monsters to add beside them.',
    points: [
      'Every monster in the list shows how hard it would make the fight',
      'Lock what you like and generate the rest, always as hard as you asked',
      'Warns who may die from one hit, and who cannot reach what flies',
    ],
  },
  'homebrew-monsters': {
    alt: 'Homebrew Monsters: the monster editor, its form on one side and its statblock on the other.',
    points: [
      'Imports a pasted statblock and the files of ten programs, and reports what it keeps and drops',
      'Numbers follow abilities and challenge rating, and you can set each by hand',
      'Explains the challenge rating step by step, and what would change it by one',
    ],
  },
  'character-creator': {
    alt: 'The character lab: the levels of a cleric with what each gives, what is left to choose, and every number so far beside it.',
    points: [
      'Every number shows how it is calculated, and can be overridden',
      'Plays at the table on a phone, online or offline',
      'Prints on one to three pages; imports from and exports to other tools',
    ],
  },
  'battle-simulator': {
    alt: 'The battle simulator: how often four characters win against ogres and goblins, and what one ogre more would change.',
    points: [
      'Ten thousand fights by the full rules, while you type',
      'What one more monster or level would change, with the same dice',
      'Any of the fights, blow by blow',
    ],
  },
  mapwright: {
    alt: 'Mapwright: a flooded crypt on the board, with the drawing tools beside it.',
    points: [
      'Move a wall by hand, lock what you like, regenerate the rest',
      'Prints squares of exactly 1 inch on the sheets you choose',
      'Exports to PDF, PNG, SVG and virtual tabletops',
    ],
  },
};

/** The screenshot of a statblock in the lookup. */
export const STATBLOCK = 'statblock';

export type PictureCrop = 'wide' | 'narrow';

/** The size of a screenshot in pixels; throws when it does not exist. */
export function pictureSize(name: string, crop: PictureCrop): { width: number; height: number } {
  const sizes: Record<string, { width: number; height: number } | undefined> = SIZES;
  const size = sizes[`${name}-${crop}`];
  if (!size) throw new Error(`There is no ${crop} picture of ${name}: run npm run pictures.`);
  return size;
}

/** The URL of a screenshot in one theme. */
export function pictureAddress(name: string, crop: PictureCrop, theme: 'light' | 'dark'): string {
  return pictureAt(`/pictures/product/${name}-${crop}-${theme}.webp`);
}
