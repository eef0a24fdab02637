/** The limits per user or device; recently deleted books count, and are removed when space is needed. */
export const BOOK_LIMITS = {
  books: 200,
  spells: 400,
  nameLength: 60,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** The message when the maximum number of books is reached. */
export const NO_ROOM_FOR_BOOKS = `You have ${BOOK_LIMITS.books} spellbooks, the maximum. Delete one first.`;

/** The message when a book is full. */
export const NO_ROOM_FOR_SPELLS = `This spellbook has ${BOOK_LIMITS.spells} spells, the maximum. Remove one first.`;

/** The normalised text, or a sentence about what is wrong with it. */
export type NameReading = { ok: true; text: string } | { ok: false; problem: string };

/** Reads the name of a book: 1 to 60 characters on one line. */
export function readBookName(typed: string): NameReading {
  const text = oneLine(typed);
  if (text === '') return { ok: false, problem: 'Give the spellbook a name.' };
  if (text.length <= BOOK_LIMITS.nameLength) return { ok: true, text };
  const problem = `The name of a spellbook can have ${BOOK_LIMITS.nameLength} characters; this one has ${text.length}.`;
  return { ok: false, problem };
}

/** A text on one line, without control characters. */
export function oneLine(typed: string): string {
  return typed.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}
