import { type Bitmap, SHADES } from './bitmap';

/** A color as in a style sheet, such as "#9a4210". */
export type HexColor = `#${string}`;

/** An ink's color, and the background that its edges are blended with. */
export type Ink = { color: HexColor; ground: HexColor };

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
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
    new Uint8Array(SIGNATURE),
    chunk('IHDR', new Uint8Array(head.buffer)),
    chunk('PLTE', new Uint8Array(palette)),
    chunk('IDAT', packed),
    chunk('IEND', new Uint8Array()),
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

function chunk(kind: string, content: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(12 + content.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, content.length);
  bytes.set(new TextEncoder().encode(kind), 4);
  bytes.set(content, 8);
  view.setUint32(8 + content.length, checksum(bytes.subarray(4, 8 + content.length)));
  return bytes;
}

const REMAINDERS = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The CRC-32 at the end of each chunk (PNG specification, 5.5). */
function checksum(bytes: Uint8Array): number {
  let rest = 0xffffffff;
  for (const byte of bytes) rest = (REMAINDERS[(rest ^ byte) & 0xff] ?? 0) ^ (rest >>> 8);
  return ~rest >>> 0;
}
