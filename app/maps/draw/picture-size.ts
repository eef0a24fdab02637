import type { DungeonMap } from '../map/grid';

/** The numbers of pixels per square that virtual tabletops use. */
export const PIXELS_PER_SQUARE = [70, 100, 140, 256] as const;

/** Limits of a canvas in every browser: no side above 16,384 pixels, and 268 million pixels in all. */
const LONGEST_SIDE = 16_384;
const MOST_PIXELS = 16_384 * 16_384;

export type PictureSize =
  | { fits: true; width: number; height: number }
  | {
      fits: false;
      width: number;
      height: number;
      /** The maximum number of pixels per square at which the whole map fits in one picture. */
      largestPixelsPerSquare: number;
    };

/** The size of a picture of the map: exactly squares times pixels per square. */
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
