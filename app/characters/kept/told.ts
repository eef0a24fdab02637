import { bookOf } from '../books/book-of';
import type { ToldCharacter } from '../exchange/told-sheet';
import { factsOf, type PlayFacts } from '../play/facts';
import type { Character } from '../record/character';
import { sheetOf } from '../sheet/sheet-of';

/** A character with the book of its edition and its calculated sheet. */
export function toldOf(character: Character): ToldCharacter {
  const book = bookOf(character.edition);
  return { character, book, sheet: sheetOf(book, character) };
}

/** The facts that play needs, calculated from a stored character. */
export function playFactsOf(character: Character): PlayFacts {
  return factsOf(toldOf(character).sheet, character.counters);
}
