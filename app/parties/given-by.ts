import { bookOf } from '~/characters/books/book-of';
import type { Character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { memberOfSheet, type OfSheet } from './member-of-sheet';

/** The settings that a character gives to its party member, by the rules of its edition. */
export function givenBy(character: Character): OfSheet {
  return memberOfSheet(sheetOf(bookOf(character.edition), character), character);
}
