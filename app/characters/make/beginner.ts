import type { Book } from '../book/book';
import { classOf, raceOf } from '../book/find';
import type { Character } from '../record/character';
import { completed } from './complete';
import { grown } from './start';

/** The beginner's first question: its answers in order. */
export const FIGHTS = {
  close: 'Up close',
  afar: 'From a distance',
  magic: 'With spells',
  helping: 'By helping the others',
} as const;
export type Fights = keyof typeof FIGHTS;

/** The beginner's second question: its answers in order. */
export const POWERS = {
  skill: 'Skill and practice',
  nature: 'The wild',
  faith: 'Faith, or a bargain',
  mind: 'A sharp mind, or magic in the blood',
} as const;
export type Power = keyof typeof POWERS;

/** All answers of a beginner. The third question is the race: one of the book, or null for one that suits the class. */
export type BeginnerAnswers = { name: string; fights: Fights; power: Power; race: string | null };

const CLASSES: Readonly<Record<Fights, Readonly<Record<Power, string>>>> = {
  close: { skill: 'fighter', nature: 'barbarian', faith: 'paladin', mind: 'monk' },
  afar: { skill: 'rogue', nature: 'ranger', faith: 'warlock', mind: 'sorcerer' },
  magic: { skill: 'bard', nature: 'druid', faith: 'warlock', mind: 'wizard' },
  helping: { skill: 'bard', nature: 'druid', faith: 'cleric', mind: 'wizard' },
};

const SUITS: Readonly<Record<string, string>> = {
  barbarian: 'dwarf',
  bard: 'human',
  cleric: 'dwarf',
  druid: 'elf',
  fighter: 'human',
  monk: 'elf',
  paladin: 'dragonborn',
  ranger: 'elf',
  rogue: 'halfling',
  sorcerer: 'tiefling',
  warlock: 'tiefling',
  wizard: 'gnome',
};

const BACKGROUNDS_2024: Readonly<Record<string, string>> = {
  barbarian: 'soldier',
  fighter: 'soldier',
  paladin: 'soldier',
  ranger: 'soldier',
  monk: 'criminal',
  rogue: 'criminal',
  druid: 'sage',
  wizard: 'sage',
};

/** The slug of a race of the book that suits a class. */
export function raceSuiting(book: Book, classSlug: string): string | null {
  return (raceOf(book, SUITS[classSlug] ?? '') ?? book.races[0])?.slug ?? null;
}

/** The slug of a background of the book that suits a class. */
export function backgroundSuiting(book: Book, classSlug: string): string {
  return book.edition === '2024' ? (BACKGROUNDS_2024[classSlug] ?? 'acolyte') : 'acolyte';
}

/** The class for a beginner's first two answers. */
export function classFor(fights: Fights, power: Power): string {
  return CLASSES[fights][power];
}

/**
 * Builds a complete level 1 character from a beginner's three answers; null when the book does not have the class.
 * Deterministic.
 */
export function beginnerCharacter(
  book: Book,
  { name, fights, power, race }: BeginnerAnswers,
): Character | null {
  const slug = classFor(fights, power);
  const one = classOf(book, slug);
  if (!one) return null;
  const people = raceOf(book, race ?? '') ?? raceOf(book, raceSuiting(book, slug) ?? '');
  const subrace = people?.subraces[0]?.slug;
  const wanted = {
    level: 1,
    background: backgroundSuiting(book, slug),
    ...(people ? { race: people.slug } : {}),
    ...(subrace ? { subrace } : {}),
  };
  return completed(book, { ...grown(book, one, wanted), name }, null);
}
