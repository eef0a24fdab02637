import { isPublicId } from '~/compendium/records/public-id';
import { type CasterClass, readCasterClass } from '~/rules/caster-classes';
import type { Edition } from '~/rules/edition';
import { type ClassLevel, type SpellSlots, spellSlots } from '~/rules/spell-slots';
import { BOOK_LIMITS, oneLine } from './book-limits';

/** A spell of a book: its public id, the class it is known for, and whether it is prepared. */
export type BookSpell = { id: string; as: CasterClass | null; prepared: boolean };

/** The content of a spellbook, on a device or in an account. */
export type Book = {
  /** The character's name; empty for none. */
  character: string;
  edition: Edition;
  /** The classes of the character; a book without classes does not count slots. */
  classes: readonly ClassLevel[];
  spells: readonly BookSpell[];
  /** Spent slots of spell levels 1 to 9, and spent pact slots. */
  spent: readonly number[];
  pactSpent: number;
};

/** An empty book. */
export const EMPTY_BOOK: Book = {
  character: '',
  edition: '2014',
  classes: [],
  spells: [],
  spent: [],
  pactSpent: 0,
};

const MOST_CLASSES = 8;

/** Reads a book from untrusted data, such as a device or a file; invalid parts are ignored. */
export function readBook(value: unknown): Book {
  const { character, edition, classes, spells, spent, pactSpent } = Object(value);
  const book: Book = {
    character:
      typeof character === 'string' ? oneLine(character).slice(0, BOOK_LIMITS.nameLength) : '',
    edition: edition === '2024' ? '2024' : '2014',
    classes: onceEach(listOf(classes).flatMap(readClass), ({ name }) => name).slice(
      0,
      MOST_CLASSES,
    ),
    spells: onceEach(listOf(spells).flatMap(readSpell), ({ id, as }) => `${id} ${as}`).slice(
      0,
      BOOK_LIMITS.spells,
    ),
    spent: listOf(spent).slice(0, 9).map(wholeNumber),
    pactSpent: wholeNumber(pactSpent),
  };
  return withinSlots(book);
}

/** The spell slots of a book's classes. */
export function slotsOf({ classes, edition }: Pick<Book, 'classes' | 'edition'>): SpellSlots {
  return spellSlots(classes, edition);
}

/** Limits the spent slots to those available. */
export function withinSlots(book: Book): Book {
  const { slots, pact } = slotsOf(book);
  return {
    ...book,
    spent: slots.map((most, at) => Math.min(most, book.spent[at] ?? 0)),
    pactSpent: Math.min(pact?.slots ?? 0, book.pactSpent),
  };
}

function readClass(value: unknown): ClassLevel[] {
  const { name, level } = Object(value);
  const known = typeof name === 'string' ? readCasterClass(name) : null;
  const isLevel = typeof level === 'number' && Number.isInteger(level) && level >= 1 && level <= 20;
  return known !== null && isLevel ? [{ name: known, level }] : [];
}

function readSpell(value: unknown): BookSpell[] {
  const { id, as, prepared } = Object(value);
  if (typeof id !== 'string' || !isPublicId(id)) return [];
  const known = typeof as === 'string' ? readCasterClass(as) : null;
  return [{ id, as: known, prepared: prepared === true }];
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value.slice(0, 2000) : [];
}

function onceEach<T>(items: readonly T[], keyOf: (item: T) => string): T[] {
  return [...new Map(items.map((item) => [keyOf(item), item])).values()];
}

function wholeNumber(value: unknown): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0
    ? Math.min(value, 99)
    : 0;
}
