import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import type { CasterClass } from '~/rules/caster-classes';
import type { Edition } from '~/rules/edition';
import { spellSlots } from '~/rules/spell-slots';
import type { Book, BookSpell } from './book';

type Row = Pick<SpellListItem, 'name' | 'level' | 'edition' | 'ritual'>;

/** Classes of 2014 that cast all they know; everybody else, and in 2024 everybody, casts what is prepared (SRD, "Spellcasting"). */
const KNOW_2014: ReadonlySet<CasterClass> = new Set(['Bard', 'Ranger', 'Sorcerer', 'Warlock']);

/** The classes as which a spell of a book is known: the one that is named, else all of the book. */
function classesOf({ classes }: Book, as: CasterClass | null) {
  const named = classes.filter(({ name }) => name === as);
  return named.length > 0 ? named : classes;
}

/** The highest spell level that a class of the book has slots for by itself; 9 for a free book, which counts no slots. */
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

/** Whether a spell is of the book's edition. */
export function isOfEdition(book: { edition: Edition }, row: Pick<Row, 'edition'>): boolean {
  return row.edition === book.edition;
}

/** Why a book does not take a spell, in a sentence; null where it does. */
export function whyNotTaken(book: Book, row: Row, as: CasterClass | null): string | null {
  if (!isOfEdition(book, row))
    return `“${row.name}” is for the ${row.edition} rules, this spellbook for the ${book.edition} rules.`;
  const most = highestLevel(book, as);
  return row.level > most
    ? `“${row.name}” is a level ${row.level} spell; ${most === 0 ? 'there are no slots yet' : `the slots go up to level ${most}`}.`
    : null;
}

/** Whether a spell has to be prepared to be cast; a free book leaves that to its owner. */
export function needsPreparing(book: Book, as: CasterClass | null): boolean {
  if (book.classes.length === 0) return false;
  return !(book.edition === '2014' && classesOf(book, as).some(({ name }) => KNOW_2014.has(name)));
}

/**
 * Whether a spell of the book can be cast: a cantrip, a prepared one, or one of a class that casts what it knows; of the book's
 * edition, and of a level that there are slots for.
 */
export function canCast(book: Book, { as, prepared }: Omit<BookSpell, 'id'>, row: Row): boolean {
  if (whyNotTaken(book, row, as) !== null) return false;
  return row.level === 0 || prepared || !needsPreparing(book, as);
}

/** Whether it can be cast as a ritual without being prepared: out of a wizard's book alone. */
export function isRitualOfBook(book: Book, as: CasterClass | null, row: Row): boolean {
  if (!row.ritual || whyNotTaken(book, row, as) !== null) return false;
  return book.classes.length === 0 || classesOf(book, as).some(({ name }) => name === 'Wizard');
}
