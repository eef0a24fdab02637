type Drawing = typeof import('./map-pieces');

let here: Drawing | null = null;
const waiting = new Set<() => void>();

/**
 * The module that draws pieces of a map in the page itself; null until it is loaded. The first picture is drawn by the
 * Web Worker.
 */
export function drawingHere(): Drawing | null {
  return here;
}

/** Loads it, in advance or at the first stroke. */
export async function fetchDrawing(): Promise<void> {
  if (here !== null) return;
  here = await import('./map-pieces');
  for (const tell of waiting) tell();
}

/** Calls `tell` when the module is loaded; returns a function that stops this. */
export function whenDrawingComes(tell: () => void): () => void {
  waiting.add(tell);
  return () => waiting.delete(tell);
}
