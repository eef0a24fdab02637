import { type Character, character } from '../record/character';
import { bytesOf, playText } from '../record/play-text';
import { withoutUnknown } from '../record/without-unknown';
import { CHARACTER_SHELF } from './character-limits';
import { salvagedPlay } from './salvaged-play';

/** A character as stored: its JSON text, and its play as a separate text. Null when it exceeds 64 kB. */
export function keptCharacter({
  play,
  ...chosen
}: Character): { text: string; play: string } | null {
  const kept = { text: chosenText(chosen), play: playText(play) };
  return bytesOf(kept.text) + bytesOf(kept.play) > CHARACTER_SHELF.bodyBytes ? null : kept;
}

/** The bytes that are left for the play of a character. */
export function roomForPlay({ play: _, ...chosen }: Character): number {
  return CHARACTER_SHELF.bodyBytes - bytesOf(chosenText(chosen));
}

/** What was chosen for a character as stored, without empty fields that an earlier release does not know. */
function chosenText({ removed, ...known }: Omit<Character, 'play'>): string {
  const items = known.items.map(({ armor, charges, ...item }) => ({
    ...item,
    ...(armor === null ? {} : { armor }),
    ...(charges === null ? {} : { charges }),
  }));
  return JSON.stringify({ ...known, items, ...(removed.length > 0 && { removed }) });
}

/**
 * Restores a character from its stored texts, of this or another release: fields that are unknown here are dropped. Null
 * when they are invalid, so that nothing is written over them.
 */
export function readKept(text: string, playedText: string): Character | null {
  const [chosen, played] = [jsonOf(text), jsonOf(playedText)];
  if (typeof played !== 'object' || played === null || Array.isArray(played)) return null;
  const play = salvagedPlay({ ...played });
  const read = withoutUnknown(character, { ...Object(chosen), play });
  return read.success ? read.data : null;
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
