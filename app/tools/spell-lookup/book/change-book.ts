import { isPublicId } from '~/compendium/records/public-id';
import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import { type CasterClass, readCasterClass } from '~/rules/caster-classes';
import type { Edition } from '~/rules/edition';
import { type Book, slotsOf, withinSlots } from './book';
import { BOOK_LIMITS, NO_ROOM_FOR_SPELLS, oneLine } from './book-limits';
import { whyNotTaken } from './book-rules';

/** A slot of a spell level, or a pact slot. */
export type Slot = number | 'pact';

/** A change to a book. */
export type BookChange =
  | {
      do: 'add';
      spells: readonly string[];
      as: CasterClass | null;
      /** The known rows of the spells; unknown spells are not checked. */
      rows?: readonly SpellListItem[];
    }
  | { do: 'remove'; spell: string }
  | { do: 'prepare'; spell: string; prepared: boolean }
  | { do: 'set-class'; name: CasterClass; level: number }
  | { do: 'describe'; character: string; edition: Edition }
  | { do: 'cast'; slot: Slot }
  | { do: 'uncast'; slot: Slot }
  | { do: 'rest'; rest: 'long' | 'short' };

export type ChangedBook = { ok: true; book: Book } | { ok: false; problem: string };

/** A book after a change, or why it is impossible. */
export function changeBook(book: Book, change: BookChange): ChangedBook {
  switch (change.do) {
    case 'add': {
      const fresh = [...new Set(change.spells)].filter(
        (id) => isPublicId(id) && !book.spells.some((one) => one.id === id && one.as === change.as),
      );
      const [problem] = (change.rows ?? []).flatMap((row) =>
        fresh.includes(row.id) ? (whyNotTaken(book, row, change.as) ?? []) : [],
      );
      if (problem !== undefined) return { ok: false, problem };
      if (book.spells.length + fresh.length > BOOK_LIMITS.spells) {
        return { ok: false, problem: NO_ROOM_FOR_SPELLS };
      }
      const added = fresh.map((id) => ({ id, as: change.as, prepared: false }));
      return done({ ...book, spells: [...book.spells, ...added] });
    }
    case 'remove':
      return done({ ...book, spells: book.spells.filter((one) => keyOf(one) !== change.spell) });
    case 'prepare':
      return done({
        ...book,
        spells: book.spells.map((one) =>
          keyOf(one) === change.spell ? { ...one, prepared: change.prepared } : one,
        ),
      });
    case 'set-class': {
      const others = book.classes.filter(({ name }) => name !== change.name);
      if (change.level === 0) return done(withinSlots({ ...book, classes: others }));
      const { name, level } = change;
      const place = book.classes.findIndex((one) => one.name === name);
      const classes =
        place === -1 ? [...others, { name, level }] : book.classes.with(place, { name, level });
      if (classes.reduce((sum, one) => sum + one.level, 0) > 20) {
        return { ok: false, problem: 'All classes together can have at most 20 levels.' };
      }
      return done(withinSlots({ ...book, classes }));
    }
    case 'describe': {
      const character = oneLine(change.character);
      if (character.length > BOOK_LIMITS.nameLength) {
        const problem = `The name of a character can have ${BOOK_LIMITS.nameLength} characters; this one has ${character.length}.`;
        return { ok: false, problem };
      }
      return done(withinSlots({ ...book, character, edition: change.edition }));
    }
    case 'cast':
      return spend(book, change.slot, 1);
    case 'uncast':
      return spend(book, change.slot, -1);
    case 'rest':
      return done({
        ...book,
        spent: change.rest === 'long' ? book.spent.map(() => 0) : book.spent,
        pactSpent: 0,
      });
  }
}

/** The key of a spell in forms: the same spell can be known for two classes. */
export function keyOf({ id, as }: { id: string; as: CasterClass | null }): string {
  return as === null ? id : `${id} ${as}`;
}

function done(book: Book): ChangedBook {
  return { ok: true, book };
}

function spend(book: Book, slot: Slot, by: 1 | -1): ChangedBook {
  const { slots, pact } = slotsOf(book);
  const most = slot === 'pact' ? (pact?.slots ?? 0) : (slots[slot - 1] ?? 0);
  const before = slot === 'pact' ? book.pactSpent : (book.spent[slot - 1] ?? 0);
  const after = before + by;
  if (after > most)
    return { ok: false, problem: 'No slot of this level left. Rest, or use another slot.' };
  // Restoring a slot that was not spent changes nothing.
  if (after < 0) return done(book);
  if (slot === 'pact') return done({ ...book, pactSpent: after });
  return done({
    ...book,
    spent: slots.map((_, at) => (at === slot - 1 ? after : (book.spent[at] ?? 0))),
  });
}

type Said = (name: string) => string;

/** Reads a change of a book from a form; null when it is unknown. */
export function readBookChange(
  intent: string,
  said: Said,
  spells: readonly string[],
): BookChange | null {
  switch (intent) {
    case 'add':
      return {
        do: 'add',
        spells: spells.slice(0, BOOK_LIMITS.spells),
        as: readCasterClass(said('as')),
      };
    case 'remove':
      return { do: 'remove', spell: said('spell') };
    case 'prepare':
    case 'unprepare':
      return { do: 'prepare', spell: said('spell'), prepared: intent === 'prepare' };
    case 'set-class': {
      const name = readCasterClass(said('class'));
      const level = said('level').trim();
      return name !== null && /^(1?\d|20)$/.test(level)
        ? { do: 'set-class', name, level: Number(level) }
        : null;
    }
    case 'describe':
      return {
        do: 'describe',
        character: said('character'),
        edition: said('edition') === '2024' ? '2024' : '2014',
      };
    case 'cast':
    case 'uncast': {
      const slot = readSlot(said('slot'));
      return slot === null ? null : { do: intent, slot };
    }
    case 'long-rest':
    case 'short-rest':
      return { do: 'rest', rest: intent === 'long-rest' ? 'long' : 'short' };
    default:
      return null;
  }
}

/** Parses a slot: "1" to "9", or "pact". */
export function readSlot(said: string): Slot | null {
  if (said === 'pact') return said;
  return /^[1-9]$/.test(said) ? Number(said) : null;
}
