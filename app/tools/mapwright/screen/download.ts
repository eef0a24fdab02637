import type { Squares } from '~/maps/map/squares';

/** Downloads a file in the browser. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The pixels of a band of tiles, row by row; throws an error with a sentence for the user if the device cannot. */
export async function pixelsOf(
  svgs: readonly string[],
  areas: readonly Squares[],
  cellPx: number,
): Promise<Uint8ClampedArray> {
  const width = areas.reduce((sum, area) => sum + area.width, 0) * cellPx;
  const height = (areas[0]?.height ?? 0) * cellPx;
  try {
    const canvas = new OffscreenCanvas(width, height);
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (pen === null) throw new Error('No canvas.');
    for (const [at, svg] of svgs.entries()) {
      const area = areas[at];
      if (area) await drawTile(pen, svg, area, cellPx);
    }
    return pen.getImageData(0, 0, width, height).data;
  } catch {
    throw new Error(
      'This device cannot make such a large picture. Choose fewer pixels per square.',
    );
  }
}

async function drawTile(
  pen: OffscreenCanvasRenderingContext2D,
  svg: string,
  { x, width, height }: Squares,
  cellPx: number,
): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image();
    image.decoding = 'async';
    image.src = address;
    await image.decode();
    pen.drawImage(image, x * cellPx, 0, width * cellPx, height * cellPx);
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** A file as base64, without the prefix of a data URL. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result).replace(/^data:[^,]*,/, ''));
    reader.onerror = () => reject(new Error('The picture could not be read back.'));
    reader.readAsDataURL(file);
  });
}
