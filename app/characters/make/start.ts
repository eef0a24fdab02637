import type { Edition } from '~/rules/edition';
import { createRandom, type Random } from '~/rules/random';
import type { Book, CharacterClass } from '../book/book';
import { classOf } from '../book/find';
import { type Character, character } from '../record/character';
import { completed } from './complete';
import { anyAlignment, anyName } from './names';
import { arrayFor } from './scores';

/** A character of which nothing is chosen yet. */
export function blankCharacter(edition: Edition): Character {
  return character.parse({ edition });
}

/** What of a character made at once is not left to chance. */
export type Wanted = {
  level: number;
  class?: string;
  race?: string;
  subrace?: string;
  background?: string;
};

/** A whole character at once, by a seed: valid and complete at its level, 1 to 20, with what a class does well with. */
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

/** A character of one class at a level, with the standard array as that class does well with it; nothing else is chosen. */
export function grown(book: Book, one: CharacterClass, wanted: Wanted): Character {
  const { level, race = null, subrace = null, background = null } = wanted;
  return {
    ...blankCharacter(book.edition),
    ...{ race, subrace, background, abilities: arrayFor(one) },
    levels: Array.from({ length: level }, () => ({ class: one.slug, hp: null })),
    xp: 0,
  };
}
