import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import type { CasterClass } from '~/rules/caster-classes';
import { type Book, slotsOf } from './book';
import { canCast, isRitualOfBook, needsPreparing, whyNotTaken } from './book-rules';
import { keyOf, type Slot } from './change-book';

/** Which spells of a book are shown: all, or those that can be cast now. */
export type BookView = 'all' | 'ready';

/** A spell of a book prepared for display; `row` is null when it no longer exists. */
export type ShownSpell = {
  key: string;
  id: string;
  name: string;
  level: number;
  as: CasterClass | null;
  prepared: boolean;
  row: SpellListItem | null;
  /** Whether it needs preparation: not a cantrip, and not of a class that casts known spells. */
  isPrepared: boolean;
  /** Whether it can be cast now, given a slot: a cantrip, a prepared or known spell, or a wizard's ritual. */
  isReady: boolean;
  /** Why it does not fit this book, as a sentence. */
  problem: string | null;
  /** The available slots that it can be cast with. */
  slots: readonly Slot[];
};

/** The spells of a book by level and name: all, or only cantrips, prepared spells and rituals. */
export function shownSpells(
  book: Book,
  rows: readonly SpellListItem[],
  view: BookView,
): ShownSpell[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const shown = book.spells.map((one): ShownSpell => {
    const row = byId.get(one.id) ?? null;
    const { as } = one;
    const level = row?.level ?? 0;
    const casts = row !== null && canCast(book, one, row);
    const isFree = book.classes.length === 0;
    const problem = row === null ? null : whyNotTaken(book, row, as);
    return {
      key: keyOf(one),
      id: one.id,
      as,
      prepared: one.prepared,
      row,
      level,
      name: row?.name ?? one.id,
      problem,
      isPrepared: level > 0 && problem === null && (isFree || needsPreparing(book, as)),
      isReady:
        row !== null &&
        ((isFree ? one.prepared || level === 0 : casts) || isRitualOfBook(book, as, row)),
      slots: casts && level > 0 ? openSlots(book, level) : [],
    };
  });
  const kept = shown.filter((one) => view === 'all' || one.isReady);
  return kept.sort(
    (one, other) =>
      one.level - other.level || (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1),
  );
}

/** The unspent slots of at least a spell's level. */
export function openSlots(book: Book, level: number): Slot[] {
  const { slots, pact } = slotsOf(book);
  const open = slots.flatMap((most, at): Slot[] =>
    at + 1 >= level && (book.spent[at] ?? 0) < most ? [at + 1] : [],
  );
  const hasPact = pact !== null && pact.level >= level && book.pactSpent < pact.slots;
  return hasPact ? [...open, 'pact'] : open;
}
