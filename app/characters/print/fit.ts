import { textWidth } from '~/paper/pdf-text';

/** Typographic points per millimetre. */
const POINTS = 72 / 25.4;

/** The average fraction of a line that is filled, because words wrap before its end. */
const USED = 0.94;

/** Estimates the number of lines of a text, rounding up: line width in millimetres, type size in points. */
export function linesOf(text: string, widthMm: number, sizePoints: number): number {
  const room = widthMm * POINTS * USED;
  return text
    .split('\n')
    .reduce((sum, one) => sum + Math.max(1, Math.ceil(textWidth(one, sizePoints) / room)), 0);
}

/** The height of lines in millimetres; the line height is 1.25 times the type size. */
export function linesMm(lines: number, sizePoints: number): number {
  return (lines * sizePoints * 1.25) / POINTS;
}
