import { type Character, character, type Play, play } from '../record/character';
import { CHARACTER_SHELF } from './character-limits';

/** A character as it is kept: its text, and its play beside it. Null when it takes more than 64 kB. */
export function keptCharacter({
  play,
  ...chosen
}: Character): { text: string; play: string } | null {
  const kept = { text: JSON.stringify(chosen), play: JSON.stringify(play) };
  const bytes = new TextEncoder().encode(kept.text + kept.play).byteLength;
  return bytes > CHARACTER_SHELF.bodyBytes ? null : kept;
}

/** A character from what is kept of it; null when that cannot be read. */
export function readKept(text: string, playText: string): Character | null {
  const chosen = jsonOf(text);
  const read = character.safeParse({ ...Object(chosen), play: readPlay(playText) });
  return read.success ? read.data : null;
}

/** Play from its JSON; as at the beginning where it cannot be read, so that it never closes a character. */
export function readPlay(text: string): Play {
  const read = play.safeParse(jsonOf(text));
  return read.success ? read.data : play.parse({});
}

/** What others are shown of a shared character: all that is on its sheet, without its private notes and its player's name. */
export function shownCharacter(whole: Character): Character {
  return { ...whole, notes: '', player: '' };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
