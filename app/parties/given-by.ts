import { bookOf } from '~/characters/books/book-of';
import type { Character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { memberOfSheet, type OfSheet } from './member-of-sheet';

/** What a character gives to the member that it is in a party, by the book of its edition. */
export function givenBy(character: Character): OfSheet {
  return memberOfSheet(sheetOf(bookOf(character.edition), character), character);
}
