import { type Character, character, type Play } from '../record/character';
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

/**
 * Play as stored. Fields that an earlier release does not know are left out while they are empty, so that it can read
 * the play of a character that does not use them.
 */
export function playText({ effects, gear, loot, notes, ...known }: Play): string {
  const isUsed = (one: object) => Object.keys(one).length > 0;
  const used = Object.entries({ effects, gear, loot, notes }).filter(([, one]) => isUsed(one));
  return JSON.stringify({ ...known, ...Object.fromEntries(used) });
}

/** What was chosen for a character as stored, likewise without empty fields that an earlier release does not know. */
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
export function readKept(text: string, playText: string): Character | null {
  const [chosen, played] = [jsonOf(text), jsonOf(playText)];
  if (typeof played !== 'object' || played === null || Array.isArray(played)) return null;
  const play = salvagedPlay({ ...played });
  const read = withoutUnknown(character, { ...Object(chosen), play });
  return read.success ? read.data : null;
}

/** The public view of a shared character: the whole sheet without the private notes and the player's name. */
export function shownCharacter(whole: Character): Character {
  return { ...whole, notes: '', player: '', play: { ...whole.play, notes: [] } };
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
