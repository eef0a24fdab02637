import type { Book } from '../book/book';
import { itemOf } from '../book/find';
import type { Carried, Character } from '../record/character';
import type { Sheet } from '../sheet/sheet';

/** A character with what the rules make of it: all that goes out is written from these. */
export type ToldCharacter = {
  readonly character: Character;
  readonly sheet: Sheet;
  readonly book: Book;
};

/** What a carried thing is called: by its own name, else by the book's; with what magic adds. */
export function nameOfCarried(book: Book, carried: Carried): string {
  const found = carried.item === null ? undefined : itemOf(book, carried.item)?.name;
  const name = carried.name !== '' ? carried.name : (found ?? wordsOf(carried.item ?? 'thing'));
  return carried.plus > 0 && !name.includes(`+${carried.plus}`) ? `${name} +${carried.plus}` : name;
}

/** A slug in words, where the book has no name for it: "potion-of-healing" becomes "Potion of Healing". */
export function wordsOf(slug: string): string {
  return slug
    .split('-')
    .map((word, at) =>
      at > 0 && /^(of|the|and|a|an|in|to|from)$/.test(word)
        ? word
        : `${word.charAt(0).toUpperCase()}${word.slice(1)}`,
    )
    .join(' ');
}
