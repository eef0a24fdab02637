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

/** Below this one, furniture and single marks are specks. */
const SPECK_PX = 3.5;

const SPECKS: readonly string[] = [
  'symbols',
  'symbol-lines',
  'symbol-ink',
  'rubble',
  'blades',
  'gleam',
  'crust',
  'cliff',
  'deck',
  'ropes',
  'sleepers',
];

/** Returns whether a layer is discernible at this size of a square on screen or paper. */
export function isVisibleAt(layer: Layer, squareSize: number): boolean {
  if (squareSize >= FAR_PX) return true;
  return !FINE.includes(layer.name) && (squareSize >= SPECK_PX || !SPECKS.includes(layer.name));
}
