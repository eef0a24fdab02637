import type { Layout } from '~/maps/map/recipe';

/** The minimum width, in squares, of the arms of a cross, a saltire and a dagger: room for a room and a lane. */
const NARROWEST_ARM = 10;
/** A diagonal arm must be wider to hold the same room. */
const NARROWEST_SLANT = 14;

/**
 * Returns whether the center of a square lies within an outline of `width` by `height` squares. The result is the same
 * on every engine.
 */
export function inLayout(
  layout: Layout,
  x: number,
  y: number,
  width: number,
  height: number,
): boolean {
  const short = Math.min(width, height);
  // Twice the distance from the center of the map, so that it is a whole number for even lengths too.
  const dx = Math.abs(2 * x + 1 - width);
  const dy = Math.abs(2 * y + 1 - height);
  switch (layout) {
    case 'rectangle':
      return true;
    case 'square':
      return dx <= short && dy <= short;
    case 'round':
      return dx * dx * height * height + dy * dy * width * width <= width * width * height * height;
    case 'cross':
      return dx <= Math.max(width / 3, NARROWEST_ARM) || dy <= Math.max(height / 3, NARROWEST_ARM);
    case 'keep': {
      // Four towers at the corners, and walls that are set back between them.
      const tower = 5 * dx >= 2 * width && 5 * dy >= 2 * height;
      return tower || (4 * dx <= 3 * width && 4 * dy <= 3 * height);
    }
    case 'hexagon':
      return 2 * dx * height + dy * width <= 2 * width * height;
    case 'saltire':
      return (
        Math.abs(dx * height - dy * width) <=
        Math.max((2 * width * height) / 7, NARROWEST_SLANT * Math.max(width, height))
      );
    case 'box':
      return 9 * dx >= 4 * width || 9 * dy >= 4 * height;
    case 'dagger': {
      const blade = dx <= Math.max(width / 4, NARROWEST_ARM);
      const guard =
        7 * y >= 2 * height && (9 * y <= 5 * height || 7 * (y - NARROWEST_ARM) < 2 * height);
      return blade || guard;
    }
  }
}
