import { type Bitmap, fillShape } from './bitmap';
import { traceGlyph } from './glyph-outline';
import type { TrueType } from './true-type';

/** A face at a size: `size` is pixels per em. */
export type Type = { face: TrueType; size: number };

/** Whether a face has a glyph for every character of a text. */
export function hasLetters(face: TrueType, words: string): boolean {
  return [...words].every((letter) => face.glyphOf(letter.codePointAt(0) ?? 0) !== 0);
}

/** The width of a text in pixels. */
export function widthOf({ face, size }: Type, words: string): number {
  const units = glyphsOf(face, words).reduce((sum, glyph) => sum + face.advanceOf(glyph), 0);
  return (units * size) / face.unitsPerEm;
}

/** Draws a text in one line from (x, y), where y is the baseline. Returns the x at which the line ends. */
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

/** Breaks a text into lines no wider than `width`; a wider word gets a line of its own. */
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
