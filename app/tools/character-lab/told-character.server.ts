import { bookOf } from '~/characters/books/book-of';
import type { RulesOf } from '~/characters/exchange/rules';
import type { ToldCharacter } from '~/characters/exchange/told-sheet';
import { openCharacter } from '~/characters/kept/characters.server';
import type { Character } from '~/characters/record/character';
import { sheetOf } from '~/characters/sheet/sheet-of';
import { notFound } from '~/platform/answers';
import type { Services } from '~/platform/services.server';

/** The rules of an edition: its book, and what that makes of a character. */
export const rulesOf: RulesOf = (edition) => {
  const book = bookOf(edition);
  return { book, sheetOf: (character) => sheetOf(book, character) };
};

/** A character with its sheet and its book. */
export function toldOf(character: Character): ToldCharacter {
  const { book, sheetOf: told } = rulesOf(character.edition);
  return { character, book, sheet: told(character) };
}

/** A person's own character with its sheet; a 404 for any other, and for one that cannot be read. */
export async function openTold(
  services: Pick<Services, 'db' | 'files'>,
  userId: string,
  id: string,
): Promise<ToldCharacter> {
  const opened = await openCharacter(services, userId, id);
  return opened === null || opened === 'unread' ? notFound() : toldOf(opened.character);
}
