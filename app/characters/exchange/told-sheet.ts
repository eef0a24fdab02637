import type { Book } from '../book/book';
import { itemOf } from '../book/find';
import type { Carried, Character } from '../record/character';
import type { Sheet } from '../sheet/sheet';

/** A character with its calculated sheet and book, as every export needs them. */
export type ToldCharacter = {
  readonly character: Character;
  readonly sheet: Sheet;
  readonly book: Book;
};

/** The name of a carried item: its own, otherwise the book's; with its magic bonus. */
export function nameOfCarried(book: Book, carried: Carried): string {
  const found = carried.item === null ? undefined : itemOf(book, carried.item)?.name;
  const name = carried.name !== '' ? carried.name : (found ?? wordsOf(carried.item ?? 'thing'));
  return carried.plus > 0 && !name.includes(`+${carried.plus}`) ? `${name} +${carried.plus}` : name;
}

/** Converts a slug to a name when the book has none: "potion-of-healing" becomes "Potion of Healing". */
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
