/** Points in an inch; PDF measures in points. */
export const POINTS_PER_INCH = 72;
/** Points in a millimetre. */
export const POINTS_PER_MM = 72 / 25.4;

export const PAPERS = {
  a4: { name: 'A4', width: 595.276, height: 841.89 },
  letter: { name: 'Letter', width: 612, height: 792 },
  a3: { name: 'A3', width: 841.89, height: 1190.551 },
  tabloid: { name: 'Tabloid', width: 792, height: 1224 },
} as const;

export type PaperName = keyof typeof PAPERS;

/** The printed size of a square of 5 feet; miniatures need squares of one inch. */
export const PRINT_SCALES = {
  inch: { name: '1 inch', says: '1 in = 5 ft', squarePoints: POINTS_PER_INCH },
  metric: { name: '25 mm', says: '25 mm = 5 ft', squarePoints: 25 * POINTS_PER_MM },
  'half-inch': { name: 'half an inch', says: '0.5 in = 5 ft', squarePoints: POINTS_PER_INCH / 2 },
} as const;

export type PrintScale = keyof typeof PRINT_SCALES;

export type Orientation = 'portrait' | 'landscape';

/** The width and height of a sheet in points, in its orientation. */
export function paperSize(
  paper: PaperName,
  orientation: Orientation,
): { width: number; height: number } {
  const { width, height } = PAPERS[paper];
  return orientation === 'portrait' ? { width, height } : { width: height, height: width };
}
