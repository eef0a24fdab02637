import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import type { CasterClass } from '~/rules/caster-classes';
import { type Book, slotsOf } from './book';
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
    const level = row?.level ?? 0;
    return {
      ...{ key: keyOf(one), id: one.id, as: one.as, prepared: one.prepared },
      ...{ row, level, name: row?.name ?? one.id },
      slots: row === null || level === 0 ? [] : openSlots(book, level),
    };
  });
  const kept = shown.filter((one) => view === 'all' || isReady(one));
  return kept.sort(
    (one, other) =>
      one.level - other.level || (one.name.toLowerCase() < other.name.toLowerCase() ? -1 : 1),
  );
}

/** Whether a spell can be cast now: a cantrip, a prepared one, or a ritual, which needs no preparation in a book. */
export function isReady({
  level,
  prepared,
  row,
}: Pick<ShownSpell, 'level' | 'prepared' | 'row'>): boolean {
  return prepared || (row !== null && (level === 0 || row.ritual));
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
