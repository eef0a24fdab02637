import { bookOf } from '~/characters/books/book-of';
import type { RulesOf } from '~/characters/exchange/rules';
import { sheetOf } from '~/characters/sheet/sheet-of';

/** The rules of an edition: its book, and what that makes of a character. */
export const rulesOf: RulesOf = (edition) => {
  const book = bookOf(edition);
  return { book, sheetOf: (character) => sheetOf(book, character) };
};
