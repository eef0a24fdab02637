import type { Layout } from './recipe';

/**
 * Whether the middle of a square lies within an outline that fills `width` by `height` squares.
 * Whole numbers only: the answer is the same on every engine.
 */
export function inLayout(
  layout: Layout,
  x: number,
  y: number,
  width: number,
  height: number,
): boolean {
  const short = Math.min(width, height);
  // Twice the distance from the middle of the map, so that the middle of an even side is a whole number.
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
      return 3 * dx <= width || 3 * dy <= height;
    case 'keep': {
      // Four towers at the corners, and walls that stand back between them.
      const tower = 5 * dx >= 2 * width && 5 * dy >= 2 * height;
      return tower || (4 * dx <= 3 * width && 4 * dy <= 3 * height);
    }
    case 'hexagon':
      return 2 * dx * height + dy * width <= 2 * width * height;
    case 'saltire':
      return 7 * Math.abs(dx * height - dy * width) <= 2 * width * height;
    case 'box':
      return 9 * dx >= 4 * width || 9 * dy >= 4 * height;
    case 'dagger': {
      const blade = 4 * dx <= width;
      const guard = 7 * y >= 2 * height && 9 * y <= 5 * height;
      return blade || guard;
    }
  }
}
