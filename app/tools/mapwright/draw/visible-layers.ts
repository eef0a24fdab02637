import type { Layer } from './picture';

/** Below so many pixels or points a square, fine lines run together. */
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

/** Whether anything of the layer can be told apart when a square is so large on the screen or the page. */
export function isVisibleAt(layer: Layer, squareSize: number): boolean {
  return squareSize >= FAR_PX || !FINE.includes(layer.name);
}
