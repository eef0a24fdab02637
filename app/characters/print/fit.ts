import { textWidth } from '~/paper/pdf-text';

/** Points in a millimetre. */
const POINTS = 72 / 25.4;

/** Words break before a line is full; so much of it is used on the average. */
const USED = 0.94;

/** How many lines of so many millimetres a text takes in letters of so many points, on the safe side. */
export function linesOf(text: string, widthMm: number, sizePoints: number): number {
  const room = widthMm * POINTS * USED;
  return text
    .split('\n')
    .reduce((sum, one) => sum + Math.max(1, Math.ceil(textWidth(one, sizePoints) / room)), 0);
}

/** The height of so many lines in millimetres; a line is a quarter higher than its letters. */
export function linesMm(lines: number, sizePoints: number): number {
  return (lines * sizePoints * 1.25) / POINTS;
}
