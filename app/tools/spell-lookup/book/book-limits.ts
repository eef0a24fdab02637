/** What one person may keep, or one device; books that were deleted lately count, and make room when it is needed. */
export const BOOK_LIMITS = {
  books: 200,
  spells: 400,
  nameLength: 60,
  keptDeletedMs: 30 * 24 * 60 * 60 * 1000,
} as const;

/** Says that there is no room for another book. */
export const NO_ROOM_FOR_BOOKS = `You have ${BOOK_LIMITS.books} spellbooks, the maximum. Delete one first.`;

/** Says that a book has room for no other spell. */
export const NO_ROOM_FOR_SPELLS = `This spellbook has ${BOOK_LIMITS.spells} spells, the maximum. Remove one first.`;

/** A typed text as it is kept, or a sentence that says what is wrong with it. */
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
