import type { Edition } from '~/rules/edition';
import { createRandom, type Random } from '~/rules/random';
import type { Book, CharacterClass } from '../book/book';
import { classOf } from '../book/find';
import { type Character, character } from '../record/character';
import { completed } from './complete';
import { anyAlignment, anyName } from './names';
import { arrayFor } from './scores';

/** A character without any choices. */
export function blankCharacter(edition: Edition): Character {
  return character.parse({ edition });
}

/** The properties of a random character that are fixed. */
export type Wanted = {
  level: number;
  class?: string;
  race?: string;
  subrace?: string;
  background?: string;
};

/**
 * A random character from a seed: valid and complete at its level (1 to 20), with recommended choices for its class.
 */
export function randomCharacter(book: Book, seed: string, wanted: Wanted): Character {
  const random = createRandom(seed);
  const one = classOf(book, wanted.class ?? '') ?? random.fork('class').pick(book.classes);
  const made = grown(book, one, { ...wanted, ...peopleOf(book, random, wanted) });
  const named = {
    ...made,
    name: anyName(random.fork('name')),
    alignment: anyAlignment(random.fork('alignment')),
  };
  return completed(book, named, random);
}

function peopleOf(book: Book, random: Random, wanted: Wanted): Partial<Wanted> {
  const race =
    book.races.find(({ slug }) => slug === wanted.race) ?? random.fork('race').pick(book.races);
  const subraces = race.subraces;
  const subrace =
    subraces.find(({ slug }) => slug === wanted.subrace) ??
    (subraces.length > 0 ? random.fork('subrace').pick(subraces) : null);
  const background = wanted.background ?? random.fork('background').pick(book.backgrounds).slug;
  return { race: race.slug, background, ...(subrace ? { subrace: subrace.slug } : {}) };
}

/** A character of one class at a level, with the recommended standard array and no other choices. */
export function grown(book: Book, one: CharacterClass, wanted: Wanted): Character {
  const { level, race = null, subrace = null, background = null } = wanted;
  return {
    ...blankCharacter(book.edition),
    race,
    subrace,
    background,
    abilities: arrayFor(one),
    levels: Array.from({ length: level }, () => ({ class: one.slug, hp: null })),
    xp: 0,
  };
}
