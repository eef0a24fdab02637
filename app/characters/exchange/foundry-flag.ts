import type { Character } from '../record/character';
import { at } from './outside';
import { readOwn } from './read-own';

/** The key of our record in an actor's `flags`; Foundry preserves unknown flags. */
const FLAG = 'delvewright';

/** The maximum length of the record in a flag in characters, as for our own file. */
const LONGEST_FLAG = 256 * 1024;

/** The heading above the notes in an actor's only field for its story. */
export const NOTES_HEADING = '<h2>Notes</h2>';

/**
 * Flags with our whole record except the portrait, so that our own export can be imported without loss. An actor has no
 * fields for choices by place, a custom background, counters or concentration.
 */
export function foundryFlag(character: Character): Readonly<Record<string, object>> {
  const { portrait: _, ...record } = character;
  return { [FLAG]: { character: record } };
}

/** The character in an actor's flags that our own export wrote; null when it is missing or invalid. */
export function flaggedCharacter(actor: unknown): Character | null {
  const held = at(actor, 'flags', FLAG, 'character');
  if (typeof held !== 'object' || held === null || Array.isArray(held)) return null;
  if (JSON.stringify(held).length > LONGEST_FLAG) return null;
  const read = readOwn({ ...held });
  return read.ok ? read.character : null;
}
