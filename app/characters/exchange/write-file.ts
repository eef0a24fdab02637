import { sheetBlock } from './sheet-block';
import type { ToldCharacter } from './told-sheet';

/**
 * A character as our own file, JSON of version 1: every field of its record (`record/character.ts`) but its portrait, and beside them
 * `sheet`, the whole sheet reckoned out for other programs, which a reader of ours leaves unread.
 */
export function characterFile(told: ToldCharacter): string {
  const { portrait: _, format, version, ...record } = told.character;
  return `${JSON.stringify({ format, version, ...record, sheet: sheetBlock(told) }, null, 2)}\n`;
}
