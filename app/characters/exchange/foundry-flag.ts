import type { Character } from '../record/character';
import { at } from './outside';
import { readOwn } from './read-own';

/** Under what of `flags` of an actor our own record stands; Foundry carries along what it does not know. */
const FLAG = 'delvewright';

/** The most letters of the record in a flag, as of our own file. */
const LONGEST_FLAG = 256 * 1024;

/** Over the notes in the one field that an actor has for its story. */
export const NOTES_HEADING = '<h2>Notes</h2>';

/**
 * What the form of an actor has no room for (choices by their places, a background of one's own, counters, concentration), so that
 * our own export comes in again as it was: the whole record but its portrait.
 */
export function foundryFlag(character: Character): Readonly<Record<string, object>> {
  const { portrait: _, ...record } = character;
  return { [FLAG]: { character: record } };
}

/** The character that our own export left in an actor; null where there is none, or none that holds. */
export function flaggedCharacter(actor: unknown): Character | null {
  const held = at(actor, 'flags', FLAG, 'character');
  if (typeof held !== 'object' || held === null || Array.isArray(held)) return null;
  if (JSON.stringify(held).length > LONGEST_FLAG) return null;
  const read = readOwn({ ...held });
  return read.ok ? read.character : null;
}
