import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPngStream } from './png-stream';

/** The pixels of a PNG in true color whose rows are differences from the row above. */
function pixelsOf(file: Buffer, width: number, height: number): number[][] {
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; ) {
    const length = file.readUInt32BE(at);
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') {
      parts.push(file.subarray(at + 8, at + 8 + length));
    }
    at += 12 + length;
  }
  const raw = inflateSync(Buffer.concat(parts));
  const rows: number[][] = [];
  for (let y = 0; y < height; y += 1) {
    const from = y * (3 * width + 1);
    expect(raw[from]).toBe(2);
    rows.push(
      Array.from(
        { length: 3 * width },
        (_, byte) => ((raw[from + 1 + byte] ?? 0) + (rows[y - 1]?.[byte] ?? 0)) % 256,
      ),
    );
  }
  expect(raw.length).toBe(height * (3 * width + 1));
  return rows;
}

it('writes the rows that it is given, in whatever portions', async () => {
  const [width, height] = [7, 9];
  const pixels = Uint8ClampedArray.from({ length: 4 * width * height }, (_, at) => (at * 37) % 256);
  const stream = createPngStream(width, height);
  await stream.add(pixels.subarray(0, 4 * width * 2));
  await stream.add(pixels.subarray(4 * width * 2));
  const file = Buffer.from(await (await stream.end()).arrayBuffer());
  expect(file.toString('latin1', 1, 4)).toBe('PNG');
  expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([width, height]);
  const expected = Array.from({ length: height }, (_, y) =>
    Array.from({ length: 3 * width }, (_unused, byte) => {
      const [pixel, channel] = [Math.floor(byte / 3), byte % 3];
      return pixels[4 * (y * width + pixel) + channel];
    }),
  );
  expect(pixelsOf(file, width, height)).toEqual(expected);
});
