import type { Edition } from '~/rules/edition';
import type { Book } from '../book/book';
import { classOf } from '../book/find';
import type { Character } from '../record/character';
import { completed } from './complete';
import { grown } from './start';
import { withTreasure } from './treasure';

/** A ready-made character: a class with its subclass, and a matching race and background. */
export type Archetype = {
  /** The slug of its class. */
  slug: string;
  name: string;
  line: string;
  race: string;
  subrace: string | null;
  background: string;
};

/** The levels of ready-made characters: the first of each tier of play. */
export const ARCHETYPE_LEVELS = [1, 5, 11, 17] as const;

type People = readonly [race: string, subrace?: string];
type Row = readonly [
  slug: string,
  name: string,
  line: string,
  of2014: People,
  of2024: People,
  string,
];

/** Class, name, line; race of 2014; species and background of 2024. */
const ROWS: readonly Row[] = [
  ['barbarian', 'Grisha Stonefist', 'Rages, and takes the hits.', ['half-orc'], ['orc'], 'soldier'],
  [
    'bard',
    'Lindel Fairweather',
    'Has a song and a word for everyone.',
    ['half-elf'],
    ['human'],
    'acolyte',
  ],
  [
    'cleric',
    'Hilda Ironbrook',
    'Heals, and stands in the front line.',
    ['dwarf', 'hill-dwarf'],
    ['dwarf'],
    'acolyte',
  ],
  [
    'druid',
    'Rowan Tanglewood',
    'Speaks for the forest, in many shapes.',
    ['human'],
    ['elf', 'wood-elf'],
    'sage',
  ],
  ['fighter', 'Marek Dunmore', 'Hits more often than anyone.', ['human'], ['human'], 'soldier'],
  [
    'monk',
    'Sael Wintermere',
    'Bare hands, faster than the eye.',
    ['elf', 'high-elf'],
    ['halfling'],
    'criminal',
  ],
  [
    'paladin',
    'Rhogar Brightscale',
    'Keeps an oath, and smites.',
    ['dragonborn'],
    ['dragonborn'],
    'soldier',
  ],
  [
    'ranger',
    'Elowen Larkspur',
    'Finds everything, with an arrow ready.',
    ['elf', 'high-elf'],
    ['elf', 'wood-elf'],
    'soldier',
  ],
  [
    'rogue',
    'Pip Underhill',
    'Strikes once, where it counts.',
    ['halfling', 'lightfoot-halfling'],
    ['halfling'],
    'criminal',
  ],
  [
    'sorcerer',
    'Cyra Emberlyn',
    'Has the fire of dragons in the blood.',
    ['half-elf'],
    ['tiefling', 'infernal'],
    'acolyte',
  ],
  [
    'warlock',
    'Mordecai Vale',
    'Made a bargain, and uses it.',
    ['tiefling'],
    ['tiefling', 'abyssal'],
    'acolyte',
  ],
  [
    'wizard',
    'Nim Pennywhistle',
    'Has read about it, and brought the book.',
    ['gnome', 'rock-gnome'],
    ['gnome', 'forest-gnome'],
    'sage',
  ],
];

/** The twelve archetypes of an edition, one for each class. */
export function archetypesOf(edition: Edition): readonly Archetype[] {
  return ROWS.map(([slug, name, line, of2014, of2024, background]) => {
    const [race, subrace = null] = edition === '2014' ? of2014 : of2024;
    return {
      slug,
      name,
      line,
      race,
      subrace,
      background: edition === '2014' ? 'acolyte' : background,
    };
  });
}

/** A complete archetype at a level from 1 to 20; null when the book does not have the class. Deterministic. */
export function archetypeAt(book: Book, slug: string, level: number): Character | null {
  const found = archetypesOf(book.edition).find((one) => one.slug === slug);
  const one = classOf(book, slug);
  if (!found || !one) return null;
  const { name, race, subrace, background } = found;
  const wanted = { level, race, background, ...(subrace ? { subrace } : {}) };
  const begun = { ...grown(book, one, wanted), name, alignment: 'Neutral good' };
  return withTreasure(book, completed(book, begun, null));
}
