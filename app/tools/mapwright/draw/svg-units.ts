/** Drawings in SVG count in hundredths of a square, so that every number is a whole one. */
export const SVG_UNITS = 100;
