import { type Bitmap, SHADES } from './bitmap';
import { PNG_SIGNATURE, pngChunk } from './png-chunks';

/** A color as in a style sheet, such as "#9a4210". */
export type HexColor = `#${string}`;

/** An ink's color, and the background that its edges are blended with. */
export type Ink = { color: HexColor; ground: HexColor };

/** The most colors of an indexed PNG. */
const MOST_COLORS = 256;
const INDEXED = 3;

/**
 * Encodes a bitmap as a PNG file; `inks` are those that its pixels refer to. Throws a RangeError when there are too
 * many.
 */
export async function writePng(
  { width, height, pixels }: Bitmap,
  inks: readonly Ink[],
): Promise<Uint8Array<ArrayBuffer>> {
  if (inks.length * SHADES > MOST_COLORS) throw new RangeError('A PNG has 256 colors at most.');
  const head = new DataView(new ArrayBuffer(13));
  head.setUint32(0, width);
  head.setUint32(4, height);
  head.setUint8(8, 8);
  head.setUint8(9, INDEXED);
  const palette = inks.flatMap((ink) =>
    Array.from({ length: SHADES }, (_, shade) => mixed(ink, shade / (SHADES - 1))).flat(),
  );
  // Each row begins with the number of its filter: none.
  const rows = new Uint8Array((width + 1) * height);
  for (let y = 0; y < height; y += 1) {
    rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  }
  const packing = new Blob([rows]).stream().pipeThrough(new CompressionStream('deflate'));
  const packed = new Uint8Array(await new Response(packing).arrayBuffer());
  const parts = [
    new Uint8Array(PNG_SIGNATURE),
    pngChunk('IHDR', new Uint8Array(head.buffer)),
    pngChunk('PLTE', new Uint8Array(palette)),
    pngChunk('IDAT', packed),
    pngChunk('IEND', new Uint8Array()),
  ];
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}

function mixed({ color, ground }: Ink, share: number): number[] {
  const [top, below] = [channels(color), channels(ground)];
  return top.map((value, at) => Math.round(value * share + (below[at] ?? 0) * (1 - share)));
}

function channels(color: HexColor): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
}
