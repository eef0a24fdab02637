/** A picture's size in pixels. */
export type Size = { width: number; height: number };

/** The square of a picture that is taken: its top left corner and its side, in pixels of the picture. */
export type Crop = { x: number; y: number; side: number };

/** How many times nearer than the whole picture one may come. */
export const MOST_ZOOM = 8;

/** Fewer pixels than so many make no face. */
const LEAST_SIDE = 48;

/** The largest square in the middle of a picture; of a tall one a little above it, where faces are. */
export function wholeCrop({ width, height }: Size): Crop {
  const side = Math.min(width, height);
  return { x: (width - side) / 2, y: (height - side) / 3, side };
}

/** How near it is: 1 for the largest square that there is. */
export function zoomOf(crop: Crop, { width, height }: Size): number {
  return Math.min(width, height) / crop.side;
}

/** The square moved by so many of its own sides, as far as the picture goes. */
export function moved(crop: Crop, across: number, down: number, size: Size): Crop {
  return inside({ ...crop, x: crop.x + across * crop.side, y: crop.y + down * crop.side }, size);
}

/**
 * The square as near as `zoom` says, between 1 and 8 and never so near that nothing is seen; what is at `at`, in parts of its side
 * from its top left corner, stays where it is.
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
