import { itemOf } from '../book/find';
import { bookOf } from '../books/book-of';
import { nameOfCarried, type ToldCharacter } from '../exchange/told-sheet';
import { factsOf, type PlayFacts, type ThingFacts } from '../play/facts';
import { withItemsAtHand } from '../record/at-hand';
import type { Character } from '../record/character';
import { sheetOf } from '../sheet/sheet-of';
import { roomForPlay } from './character-text';

/** A character with the book of its edition and its calculated sheet, with its items as play left them. */
export function toldOf(whole: Character): ToldCharacter {
  const book = bookOf(whole.edition);
  const character = withItemsAtHand(whole);
  return { character, book, sheet: sheetOf(book, character) };
}

/** The facts that play needs, calculated from a stored character. */
export function playFactsOf(character: Character): PlayFacts {
  const facts = factsOf(toldOf(character).sheet, character.counters, thingsOf(character));
  return { ...facts, room: roomForPlay(character) };
}

/** The saved items of a character, as play needs them. */
export function thingsOf({ edition, items }: Character): ThingFacts[] {
  const book = bookOf(edition);
  return items.map((one) => {
    const { id, count, equipped, attuned } = one;
    const isWeapon =
      one.weapon !== null || (one.item !== null && itemOf(book, one.item)?.kind === 'weapon');
    return {
      id,
      name: nameOfCarried(book, one),
      count,
      equipped,
      attuned,
      ...(isWeapon && { thrown: true as const }),
    };
  });
}
