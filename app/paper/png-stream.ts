import { PNG_SIGNATURE, pngChunk } from './png-chunks';

/** A PNG that is written row by row, so that a picture larger than the memory of a canvas can be made. */
export type PngStream = {
  /** Adds whole rows from the top, four bytes a pixel; their transparency is ignored. */
  add(rows: Uint8ClampedArray): Promise<void>;
  end(): Promise<Blob>;
};

const TRUE_COLOUR = 2;
/** The filter that stores each row as its difference from the row above (PNG specification, 9.2). */
const UP = 2;

/** Begins a PNG of this size in true color. */
export function createPngStream(width: number, height: number): PngStream {
  const head = new DataView(new ArrayBuffer(13));
  head.setUint32(0, width);
  head.setUint32(4, height);
  head.setUint8(8, 8);
  head.setUint8(9, TRUE_COLOUR);
  const packing = new CompressionStream('deflate');
  const pen = packing.writable.getWriter();
  const packed = collected(packing.readable);
  let above = new Uint8Array(3 * width);
  return {
    async add(rows) {
      const count = Math.floor(rows.length / (4 * width));
      const lines = new Uint8Array(count * (3 * width + 1));
      let at = 0;
      for (let y = 0; y < count; y += 1) {
        const row = new Uint8Array(3 * width);
        lines[at] = UP;
        at += 1;
        let from = 4 * width * y;
        for (let byte = 0; byte < row.length; byte += 3) {
          for (let channel = 0; channel < 3; channel += 1) {
            const value = rows[from + channel] ?? 0;
            row[byte + channel] = value;
            lines[at] = value - (above[byte + channel] ?? 0);
            at += 1;
          }
          from += 4;
        }
        above = row;
      }
      await pen.write(lines);
    },
    async end() {
      await pen.close();
      const parts = await packed;
      return new Blob(
        [
          new Uint8Array(PNG_SIGNATURE),
          pngChunk('IHDR', new Uint8Array(head.buffer)),
          ...parts.map((part) => pngChunk('IDAT', part)),
          pngChunk('IEND', new Uint8Array()),
        ],
        { type: 'image/png' },
      );
    },
  };
}

async function collected(stream: ReadableStream<Uint8Array>): Promise<Uint8Array[]> {
  const parts: Uint8Array[] = [];
  const reader = stream.getReader();
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return parts;
    parts.push(value);
  }
}
