/** A picture's size in pixels. */
export type Size = { width: number; height: number };

/** The selected square of a picture: its top left corner and side, in picture pixels. */
export type Crop = { x: number; y: number; side: number };

/** The maximum zoom relative to the largest square. */
export const MOST_ZOOM = 8;

/** The minimum side of the square in pixels. */
const LEAST_SIDE = 48;

/** The largest square, horizontally centred; in a tall picture a little above the middle, where faces usually are. */
export function wholeCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 3, side };
}

/** The zoom of a square: 1 for the largest one. */
export function zoomOf(crop: Crop, { width, height }: Size): number {
  return Math.min(width, height) / crop.side;
}

/** Moves the square by fractions of its side, within the picture. */
export function moved(crop: Crop, across: number, down: number, size: Size): Crop {
  return inside({ ...crop, x: crop.x + across * crop.side, y: crop.y + down * crop.side }, size);
}

/**
 * Zooms the square to `zoom`, from 1 to 8 and not below the minimum side; the point `at`, in fractions of its side from
 * its top left corner, keeps its place.
 */
export function zoomed(crop: Crop, zoom: number, size: Size, at = { x: 0.5, y: 0.5 }): Crop {
  const largest = Math.min(size.width, size.height);
  const least = Math.min(largest, Math.max(LEAST_SIDE, largest / MOST_ZOOM));
  const side = Math.min(largest, Math.max(least, largest / zoom));
  const x = crop.x + at.x * (crop.side - side);
  const y = crop.y + at.y * (crop.side - side);
  return inside({ x, y, side }, size);
}

function inside({ x, y, side }: Crop, { width, height }: Size): Crop {
  return {
    x: Math.min(Math.max(0, x), width - side),
    y: Math.min(Math.max(0, y), height - side),
    side,
  };
}
