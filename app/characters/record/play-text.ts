import type { Play } from './character';

/**
 * Play as stored. Fields that an earlier release does not know are left out while they are empty, so that it can read
 * the play of a character that does not use them.
 */
export function playText({ effects, gear, loot, notes, ...known }: Play): string {
  const isUsed = (one: object) => Object.keys(one).length > 0;
  const used = Object.entries({ effects, gear, loot, notes }).filter(([, one]) => isUsed(one));
  return JSON.stringify({ ...known, ...Object.fromEntries(used) });
}

/** The size of a text as stored. */
export function bytesOf(text: string): number {
  return new TextEncoder().encode(text).byteLength;
}
