import type { Layer } from './picture';

/** Below this number of pixels or points per square, fine lines merge. */
export const FAR_PX = 10;

const FINE: readonly string[] = [
  'grid',
  'rock-grid',
  'grit',
  'waves',
  'ripple',
  'pit-sides',
  'shade',
];

/** Returns whether a layer is discernible at this size of a square on screen or paper. */
export function isVisibleAt(layer: Layer, squareSize: number): boolean {
  return squareSize >= FAR_PX || !FINE.includes(layer.name);
}
