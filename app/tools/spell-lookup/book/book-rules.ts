import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import type { CasterClass } from '~/rules/caster-classes';
import type { Edition } from '~/rules/edition';
import { spellSlots } from '~/rules/spell-slots';
import type { Book, BookSpell } from './book';

type Row = Pick<SpellListItem, 'name' | 'level' | 'edition' | 'ritual'>;

/**
 * The 2014 classes that cast all known spells; other classes, and all in 2024, cast prepared spells (SRD,
 * "Spellcasting").
 */
const KNOW_2014: ReadonlySet<CasterClass> = new Set(['Bard', 'Ranger', 'Sorcerer', 'Warlock']);

/** The classes for which a spell of a book is known: the given one, otherwise all of the book. */
function classesOf({ classes }: Book, as: CasterClass | null) {
  const named = classes.filter(({ name }) => name === as);
  return named.length > 0 ? named : classes;
}

/**
 * The highest spell level that a class of the book has slots for by itself; 9 for a book without classes, which does
 * not count slots.
 */
export function highestLevel(book: Book, as: CasterClass | null): number {
  if (book.classes.length === 0) return 9;
  return Math.max(
    ...classesOf(book, as).map((one) => {
      const { slots, pact } = spellSlots([one], book.edition);
      const arcanum = pact === null ? 0 : arcanumOf(one.level);
      return Math.max(slots.findLastIndex((most) => most > 0) + 1, pact?.level ?? 0, arcanum);
    }),
  );
}

/** Mystic Arcanum: one spell each of levels 6 to 9 at warlock levels 11, 13, 15 and 17. */
function arcanumOf(level: number): number {
  return level < 11 ? 0 : Math.min(9, 6 + Math.floor((level - 11) / 2));
}

/** Returns whether a spell is of the book's edition. */
export function isOfEdition(book: { edition: Edition }, row: Pick<Row, 'edition'>): boolean {
  return row.edition === book.edition;
}

/** A sentence that says why a spell does not fit a book; null when it does. */
export function whyNotTaken(book: Book, row: Row, as: CasterClass | null): string | null {
  if (!isOfEdition(book, row))
    return `“${row.name}” is for the ${row.edition} rules, this spellbook for the ${book.edition} rules.`;
  const most = highestLevel(book, as);
  return row.level > most
    ? `“${row.name}” is a level ${row.level} spell; ${most === 0 ? 'there are no slots yet' : `the slots go up to level ${most}`}.`
    : null;
}

/** Returns whether a spell must be prepared to be cast; a book without classes does not enforce it. */
export function needsPreparing(book: Book, as: CasterClass | null): boolean {
  if (book.classes.length === 0) return false;
  return !(book.edition === '2014' && classesOf(book, as).some(({ name }) => KNOW_2014.has(name)));
}

/**
 * Returns whether a spell of the book can be cast: a cantrip, a prepared spell, or one of a class that casts known
 * spells; of the book's edition, and of a level with slots.
 */
export function canCast(book: Book, { as, prepared }: Omit<BookSpell, 'id'>, row: Row): boolean {
  if (whyNotTaken(book, row, as) !== null) return false;
  return row.level === 0 || prepared || !needsPreparing(book, as);
}

/** Returns whether it can be cast as a ritual without preparation, which only a wizard's spellbook allows. */
export function isRitualOfBook(book: Book, as: CasterClass | null, row: Row): boolean {
  if (!row.ritual || whyNotTaken(book, row, as) !== null) return false;
  return book.classes.length === 0 || classesOf(book, as).some(({ name }) => name === 'Wizard');
}
