/** Larger maps are only drawn by the browser: they take the server a fifth of a second, which blocks everybody. */
export const MOST_SQUARES_HERE = 40_000;

/** A sheet takes some milliseconds to draw and compress: more of them at once are left to the browser. */
export const MOST_SHEETS_HERE = 100;

const EXAMPLE = '200 × 200';

type Size = { width: number; height: number };

/** Returns whether the server draws and prints a map of this size. */
export function isDrawnHere({ width, height }: Size): boolean {
  return width * height <= MOST_SQUARES_HERE;
}

/** The most rooms whose whole key the server describes; the densest map of 200 by 200 squares has a thousand. */
export const MOST_ROOMS_HERE = 1500;

/** Why the server does not draw a map, and where that is possible. */
export function whyNotDrawnHere({ width, height }: Size): string {
  const squares = (width * height).toLocaleString('en-US');
  const most = MOST_SQUARES_HERE.toLocaleString('en-US');
  return (
    `This map has ${squares} squares. The server draws and prints up to ${most}, such as ${EXAMPLE}; ` +
    'with scripts switched on, your browser does it at any size.'
  );
}

/** Why the server does not print so many sheets at once, and what to do instead. */
export function whyNotPrintedHere(sheets: number): string {
  return (
    `This would be ${sheets.toLocaleString('en-US')} sheets, and the server prints up to ${MOST_SHEETS_HERE} at once. ` +
    'Name fewer of them, such as A1 A2 B1 B2, or turn on JavaScript: your browser prints them all.'
  );
}

const WITH_KEY =
  'With scripts switched on, your browser prints the map and its room key at any size.';

/** Why there is no adventure of a map that the server does not draw. */
export function whyNoAdventure({ width, height }: Size): string {
  const squares = (width * height).toLocaleString('en-US');
  const most = MOST_SQUARES_HERE.toLocaleString('en-US');
  return `Adventures are printed for maps of up to ${most} squares, and this one has ${squares}. ${WITH_KEY}`;
}

/** Why there is no adventure with too many pages. */
export const WHY_NO_LONG_ADVENTURE = `This adventure has more than ${MOST_SHEETS_HERE} pages, the most that are printed at once. Shorten the texts of its rooms. ${WITH_KEY}`;
