type Drawing = typeof import('./map-pieces');

let here: Drawing | null = null;

/**
 * The module that draws pieces of a map in the page itself; null until it is loaded. The first picture is drawn by the
 * Web Worker.
 */
export function drawingHere(): Drawing | null {
  return here;
}

/** Loads it, in advance or at the first stroke. */
export async function fetchDrawing(): Promise<void> {
  here ??= await import('./map-pieces');
}
