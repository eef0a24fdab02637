import { type Bitmap, fillShape } from './bitmap';
import { traceGlyph } from './glyph-outline';
import type { TrueType } from './true-type';

/** A type at a size: its face, and pixels to an em. */
export type Type = { face: TrueType; size: number };

/** Whether a face has a shape for every letter of some words. */
export function hasLetters(face: TrueType, words: string): boolean {
  return [...words].every((letter) => face.glyphOf(letter.codePointAt(0) ?? 0) !== 0);
}

/** How many pixels wide some words come out. */
export function widthOf({ face, size }: Type, words: string): number {
  const units = glyphsOf(face, words).reduce((sum, glyph) => sum + face.advanceOf(glyph), 0);
  return (units * size) / face.unitsPerEm;
}

/** Sets words in one line from (x, y) on, y being where the letters stand. Answers where the line ends. */
export function setWords(
  bitmap: Bitmap,
  ink: number,
  words: string,
  { face, size }: Type,
  [x, y]: readonly [number, number],
): number {
  const scale = size / face.unitsPerEm;
  let at = x;
  for (const glyph of glyphsOf(face, words)) {
    const place = { x: at, y, scale };
    fillShape(bitmap, ink, (pen) => traceGlyph(pen, face, glyph, place));
    at += face.advanceOf(glyph) * scale;
  }
  return at;
}

/** Breaks words into lines that are no wider than asked; a word that is wider by itself has a line of its own. */
export function brokenWords(type: Type, words: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(type, `${last} ${word}`) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

function glyphsOf(face: TrueType, words: string): number[] {
  return [...words].map((letter) => face.glyphOf(letter.codePointAt(0) ?? 0));
}
