import type { Book } from '../book/book';
import { classOf } from '../book/find';
import type { Character } from '../record/character';
import { type Settled, settled } from './settle';

export const HIGHEST_LEVEL = 20;

/**
 * Adds a level in a class, with the average of its hit die; null above level 20 and for a class that the book does not
 * have.
 */
export function levelUp(book: Book, character: Character, classSlug: string): Character | null {
  if (character.levels.length >= HIGHEST_LEVEL || classOf(book, classSlug) === null) return null;
  return { ...character, levels: [...character.levels, { class: classSlug, hp: null }] };
}

/** Removes the last level and the choices made for it, which restores the previous record. */
export function levelDown(book: Book, character: Character): Settled {
  return settled(book, { ...character, levels: character.levels.slice(0, -1) });
}

/**
 * Sets the hit die roll of a level, from 1 to its sides; null is the average. The first level always has the maximum.
 */
export function withHitPoints(character: Character, level: number, hp: number | null): Character {
  const levels = character.levels.map((one, at) =>
    at === level - 1 && at > 0 ? { ...one, hp } : one,
  );
  return { ...character, levels };
}
