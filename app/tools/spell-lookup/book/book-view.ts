import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import type { CasterClass } from '~/rules/caster-classes';
import { type Book, slotsOf } from './book';
import { canCast, isRitualOfBook, needsPreparing, whyNotTaken } from './book-rules';
import { keyOf, type Slot } from './change-book';

/** What of a book is shown: all of it, or what can be cast now. */
export type BookView = 'all' | 'ready';

/** A spell of a book as its page shows it; `row` is null for one that is not here any more. */
export type ShownSpell = {
  key: string;
  id: string;
  name: string;
  level: number;
  as: CasterClass | null;
  prepared: boolean;
  row: SpellListItem | null;
  /** Whether it is one to be prepared: not a cantrip, not of a class that casts what it knows. */
  isPrepared: boolean;
  /** Whether it can be cast now, if from a slot: a cantrip, a prepared one, a known one, or a wizard's ritual. */
  isReady: boolean;
  /** Why it has no place in this book, in a sentence. */
  problem: string | null;
  /** The slots that it can be cast from now. */
  slots: readonly Slot[];
};

/** The spells of a book by level and name: all, or cantrips, prepared ones and rituals alone. */
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
      ...{ key: keyOf(one), id: one.id, as, prepared: one.prepared },
      ...{ row, level, name: row?.name ?? one.id, problem },
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

/** The slots of a spell's level and above that are not spent. */
export function openSlots(book: Book, level: number): Slot[] {
  const { slots, pact } = slotsOf(book);
  const open = slots.flatMap((most, at): Slot[] =>
    at + 1 >= level && (book.spent[at] ?? 0) < most ? [at + 1] : [],
  );
  const hasPact = pact !== null && pact.level >= level && book.pactSpent < pact.slots;
  return hasPact ? [...open, 'pact'] : open;
}
