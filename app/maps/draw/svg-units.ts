/** SVG units per square: hundredths of a square, so that every number is an integer. */
export const SVG_UNITS = 100;
