import { type Character, character, type Play, play } from '../record/character';
import { CHARACTER_SHELF } from './character-limits';

/** A character as stored: its JSON text, and its play as a separate text. Null when it exceeds 64 kB. */
export function keptCharacter({
  play,
  ...chosen
}: Character): { text: string; play: string } | null {
  const kept = { text: JSON.stringify(chosen), play: JSON.stringify(play) };
  const bytes = new TextEncoder().encode(kept.text + kept.play).byteLength;
  return bytes > CHARACTER_SHELF.bodyBytes ? null : kept;
}

/** Restores a character from its stored texts; null when they are invalid. */
export function readKept(text: string, playText: string): Character | null {
  const chosen = jsonOf(text);
  const read = character.safeParse({ ...Object(chosen), play: readPlay(playText) });
  return read.success ? read.data : null;
}

/**
 * Parses play from its JSON; invalid play is replaced by the initial state, so that the character can still be opened.
 */
export function readPlay(text: string): Play {
  const read = play.safeParse(jsonOf(text));
  return read.success ? read.data : play.parse({});
}

/** The public view of a shared character: the whole sheet without the private notes and the player's name. */
export function shownCharacter(whole: Character): Character {
  return { ...whole, notes: '', player: '', play: { ...whole.play, notes: [] } };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
