type Drawing = typeof import('./map-pieces');

let here: Drawing | null = null;

/** What draws pieces of a map in the page itself; null until it has come. The first picture is the Web Worker's. */
export function drawingHere(): Drawing | null {
  return here;
}

/** Lets it come: ahead of its need, or at the first stroke. */
export async function fetchDrawing(): Promise<void> {
  here ??= await import('./map-pieces');
}
