import type { DungeonMap } from '../map/grid';

/** Pixels a square that virtual tables ask for. */
export const PIXELS_PER_SQUARE = [70, 100, 140, 256] as const;

/** What every browser can paint on one canvas: no side above 16,384 pixels, and 268 million pixels in all. */
const LONGEST_SIDE = 16_384;
const MOST_PIXELS = 16_384 * 16_384;

export type PictureSize =
  | { fits: true; width: number; height: number }
  | {
      fits: false;
      width: number;
      height: number;
      /** The most pixels a square at which the whole map still fits in one picture. */
      largestPixelsPerSquare: number;
    };

/** How many pixels a picture of the map has: exactly squares times pixels a square, both ways. */
export function pictureSize(
  map: Pick<DungeonMap, 'width' | 'height'>,
  pixelsPerSquare: number,
): PictureSize {
  const width = map.width * pixelsPerSquare;
  const height = map.height * pixelsPerSquare;
  const longest = Math.max(width, height);
  if (longest <= LONGEST_SIDE && width * height <= MOST_PIXELS)
    return { fits: true, width, height };
  const largestPixelsPerSquare = Math.floor(LONGEST_SIDE / Math.max(map.width, map.height));
  return { fits: false, width, height, largestPixelsPerSquare };
}
