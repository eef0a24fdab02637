import type { Background, Book, CharacterClass, Feat, Race, SpellLine, Subclass } from './book';
import type { Option, OptionGroup } from './feature';
import type { Item } from './item';

/** Returns a lookup by slug; each book is indexed once, at the first lookup. */
function bySlug<T extends { slug: string }>(of: (book: Book) => readonly T[]) {
  const laid = new WeakMap<Book, ReadonlyMap<string, T>>();
  return function find(book: Book, slug: string): T | null {
    let found = laid.get(book);
    if (!found) {
      found = new Map(of(book).map((one) => [one.slug, one]));
      laid.set(book, found);
    }
    return found.get(slug) ?? null;
  };
}

const findClass = bySlug((book) => book.classes);
const findRace = bySlug((book) => book.races);
const findBackground = bySlug((book) => book.backgrounds);
const findFeat = bySlug((book) => book.feats);
const findItem = bySlug((book) => book.items);
const findSpell = bySlug((book) => book.spells);
const findLanguage = bySlug((book) => book.languages);

/** The class with this slug; null when the book has none. */
export function classOf(book: Book, slug: string): CharacterClass | null {
  return findClass(book, slug);
}

/** The subclass of a class; null when the book has none. */
export function subclassOf(book: Book, classSlug: string, slug: string): Subclass | null {
  return findClass(book, classSlug)?.subclasses.find((one) => one.slug === slug) ?? null;
}

/** The race (2024: species) with this slug; null when the book has none. */
export function raceOf(book: Book, slug: string): Race | null {
  return findRace(book, slug);
}

/** The subrace, lineage or legacy of a race; null when the book has none. */
export function subraceOf(book: Book, raceSlug: string, slug: string) {
  return findRace(book, raceSlug)?.subraces.find((one) => one.slug === slug) ?? null;
}

/** The background with this slug; null when the book has none. */
export function backgroundOf(book: Book, slug: string): Background | null {
  return findBackground(book, slug);
}

/** The feat with this slug; null when the book has none. */
export function featOf(book: Book, slug: string): Feat | null {
  return findFeat(book, slug);
}

/** The item with this slug; null when the book has none. */
export function itemOf(book: Book, slug: string): Item | null {
  return findItem(book, slug);
}

/** The spell with this slug; null when the book has none. */
export function spellOf(book: Book, slug: string): SpellLine | null {
  return findSpell(book, slug);
}

/** The language with this slug; null when the book has none. */
export function languageOf(book: Book, slug: string): Book['languages'][number] | null {
  return findLanguage(book, slug);
}

/** The options of a group; feats are one of the groups. */
export function optionsOf(book: Book, group: OptionGroup): readonly Option[] {
  return group === 'feat' ? book.feats : book.groups[group];
}

/** The option of a group with this slug; null when the group has none. */
export function optionOf(book: Book, group: OptionGroup, slug: string): Option | null {
  return optionsOf(book, group).find((one) => one.slug === slug) ?? null;
}
