import { bookOf } from '../books/book-of';
import type { ToldCharacter } from '../exchange/told-sheet';
import { factsOf, type PlayFacts } from '../play/facts';
import type { Character } from '../record/character';
import { sheetOf } from '../sheet/sheet-of';

/** A character with the book of its edition and what that makes of it. */
export function toldOf(character: Character): ToldCharacter {
  const book = bookOf(character.edition);
  return { character, book, sheet: sheetOf(book, character) };
}

/** What play goes by, of a character as it is kept. */
export function playFactsOf(character: Character): PlayFacts {
  return factsOf(toldOf(character).sheet, character.counters);
}
