import type { Background, Book, CharacterClass, Race, Subclass } from '../book/book';
import { backgroundOf, classOf, raceOf, subraceOf } from '../book/find';
import type { Character } from '../record/character';
import { ownBackground } from './own-background';

/** A class of the character with its level. */
export type Taken = {
  class: CharacterClass;
  level: number;
  subclass: Subclass | null;
  /** Whether it was the starting class. */
  first: boolean;
};

/** The entries of the book that define a character. */
export type Who = {
  race: Race | null;
  subrace: Race['subraces'][number] | null;
  background: Background | null;
  /** In the order in which they were taken. */
  classes: readonly Taken[];
  level: number;
};

/** Looks up the character's race, background and classes; those that the book does not have are omitted. */
export function whoOf(book: Book, character: Character): Who {
  const race = raceOf(book, character.race ?? '');
  const levels = new Map<string, number>();
  for (const { class: slug } of character.levels) levels.set(slug, (levels.get(slug) ?? 0) + 1);
  const first = character.levels[0]?.class;
  const classes = [...levels].flatMap(([slug, level]): Taken[] => {
    const one = classOf(book, slug);
    if (!one) return [];
    const chosen = level >= one.subclassLevel ? character.subclasses[slug] : undefined;
    const subclass = one.subclasses.find((sub) => sub.slug === chosen) ?? null;
    return [{ class: one, level, subclass, first: slug === first }];
  });
  return {
    race,
    subrace: subraceOf(book, character.race ?? '', character.subrace ?? ''),
    background:
      character.background === 'own'
        ? ownBackground(character)
        : backgroundOf(book, character.background ?? ''),
    classes,
    level: character.levels.length,
  };
}
