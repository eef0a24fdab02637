import { sheetBlock } from './sheet-block';
import type { ToldCharacter } from './told-sheet';

/**
 * Writes a character as our own file, JSON of version 1: every field of its record (`record/character.ts`) except the
 * portrait, and the calculated `sheet` for other programs, which our own reader ignores.
 */
export function characterFile(told: ToldCharacter): string {
  const { portrait: _, format, version, ...record } = told.character;
  return `${JSON.stringify({ format, version, ...record, sheet: sheetBlock(told) }, null, 2)}\n`;
}
