import type { Deed } from './deeds';
import type { Fight } from './state';

/** Most letters of a fight's notes, and of its treasure. */
export const MOST_NOTES = 4000;

/**
 * A sign of a text: two devices that type over the same notes name the same one. Four bytes (FNV-1a), because a form
 * carries it.
 */
export function signOf(text: string): number {
  let sign = 0x811c_9dc5;
  for (let at = 0; at < text.length; at += 1) {
    sign = Math.imul(sign ^ text.charCodeAt(at), 0x0100_0193) >>> 0;
  }
  return sign;
}

/** The notes of a fight; '' for none. */
export function notesOf({ notes = '' }: Pick<Fight, 'notes'>): string {
  return notes;
}

/** Two texts after each other, as far as they fit; one that the first already holds is not repeated. */
export function joined(first: string, second: string): string {
  if (first === '' || second.includes(first)) return second;
  if (second === '' || first.includes(second)) return first;
  return `${first}\n\n${second}`.slice(0, MOST_NOTES).replace(/[\ud800-\udbff]$/, '');
}

/** The deeds with which an encounter's notes and treasure join a fight; none for empty ones. */
export function papersOf(
  fight: Pick<Fight, 'notes'>,
  { notes, treasure }: { notes: string; treasure: string },
): Deed[] {
  const before = notesOf(fight);
  const text = joined(before, notes.slice(0, MOST_NOTES));
  return [
    ...(treasure === '' ? [] : [{ do: 'treasure' as const, text: treasure }]),
    ...(text === before ? [] : [{ do: 'notes' as const, text, over: signOf(before) }]),
  ];
}
