import fc from 'fast-check';
import { expect, it } from 'vitest';
import { judgeUpload } from './judge-upload';
import { pictureFacts } from './picture-facts';

const bytesOf = (...parts: (string | number[])[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : part,
    ),
  );
const wide = (value: number) => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const png = (width: number, height: number, rest = '') =>
  bytesOf(
    '\x89PNG\r\n\x1a\n',
    [0, 0, 0, 13],
    'IHDR',
    wide(width),
    wide(height),
    Array(9).fill(0),
    rest,
  );
const jpeg = (width: number, height: number) =>
  bytesOf(
    [0xff, 0xd8, 0xff, 0xe0, 0, 16],
    'JFIF\0',
    Array(9).fill(1),
    [0xff, 0xff, 0xc4, 0, 3, 0, 0xff, 0xc2, 0, 17, 8],
    wide(height).slice(2),
    wide(width).slice(2),
    Array(10).fill(0),
  );
const riff = (chunk: string, ...rest: (string | number[])[]) =>
  bytesOf('RIFF', [0, 1, 0, 0], 'WEBP', chunk, [20, 0, 0, 0], ...rest, Array(20).fill(0));

it('knows a picture and its size by its bytes', () => {
  expect(pictureFacts(png(300, 70_000))).toEqual({ type: 'image/png', width: 300, height: 70_000 });
  expect(pictureFacts(jpeg(640, 4000))).toEqual({ type: 'image/jpeg', width: 640, height: 4000 });
  const [plain, lossless, extended] = [
    riff('VP8 ', [0, 0, 0, 0x9d, 1, 0x2a, 0x80, 2, 0xe0, 1]),
    riff('VP8L', [0x2f, 0x7f, 0xc2, 0x77, 0]),
    riff('VP8X', [0, 0, 0, 0], [0x7f, 2, 0], [0xdf, 1, 0]),
  ];
  for (const webp of [plain, lossless, extended]) {
    expect(pictureFacts(webp)).toEqual({ type: 'image/webp', width: 640, height: 480 });
  }
  // Also when the bytes are a view into a larger buffer.
  const inside = bytesOf('....', [...png(3, 4)]).subarray(4);
  expect(pictureFacts(inside)).toEqual({ type: 'image/png', width: 3, height: 4 });
});

it('finds a JPEG’s size in its frame, of whatever kind, past all that only looks like one', () => {
  const frame = (marker: number) => [0xff, marker, 0, 17, 8, 0, 30, 0, 40, 3, 1, 0x22, 0];
  const found = (...parts: number[][]) => pictureFacts(bytesOf([0xff, 0xd8], ...parts));
  const size = { type: 'image/jpeg', width: 40, height: 30 };
  for (const marker of [0xc0, 0xc1, 0xc2, 0xcf]) expect(found(frame(marker))).toEqual(size);
  const notFrames = [0xbf, 0xc4, 0xc8, 0xcc, 0xd0].map((marker) => [0xff, marker, 0, 2]);
  expect(found(...notFrames, frame(0xc0))).toEqual(size);
  // At the markers for image data and for the end of the image, the header ends: later bytes do not count.
  for (const end of [0xda, 0xd9]) expect(found([0xff, end, 0, 2], frame(0xc0))).toBeNull();
  expect(found([0xff, 0xe0, 0, 4, 1, 1, 0], frame(0xc0))).toBeNull();
});

it('knows nothing of a picture that breaks off before its size', () => {
  const whole = [
    png(300, 200, ' '),
    jpeg(640, 480),
    riff('VP8X', [0, 0, 0, 0], [0x7f, 2, 0], [0xdf, 1, 0]),
  ];
  const least = [33, 35, 30];
  for (const [at, picture] of whole.entries()) {
    const shortest = picture.findIndex(
      (_, length) => pictureFacts(picture.subarray(0, length)) !== null,
    );
    expect(shortest).toBe(least[at]);
  }
});

it('takes no other file for a picture, whatever it is called', () => {
  const others = [
    '<!doctype html><script>alert(1)</script>',
    '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>',
    'GIF89a',
    '\x89PNG\r\n\x1a\n<script>alert(1)</script>             ',
    '\xff\xd8\xff<script>alert(1)</script>',
    'RIFF....WEBP<script>alert(1)</script>',
    'RIFF....WAVEfmt                        ',
    'PK\x03\x04',
    '%PDF-1.7',
  ];
  for (const other of others) {
    const judged = judgeUpload('portrait', bytesOf(other));
    expect(judged, other).toMatchObject({ ok: false, status: 415 });
  }
  expect(judgeUpload('portrait', bytesOf(''))).toMatchObject({ ok: false, status: 400 });
  expect(judgeUpload('portrait', png(0, 10))).toMatchObject({ ok: false, status: 415 });
});

it('refuses a picture that is small as a file and huge on the screen', () => {
  const huge = judgeUpload('portrait', png(20_000, 20_000));
  expect(huge).toMatchObject({ ok: false, status: 413 });
  if (!huge.ok) expect(huge.problem).toMatch(/^This picture has 20000 by 20000 pixels/);
  expect(judgeUpload('portrait', jpeg(4097, 10))).toMatchObject({ status: 413 });
  expect(judgeUpload('portrait', png(4096, 1953))).toMatchObject({ ok: true });
  expect(judgeUpload('portrait', png(4096, 1954))).toMatchObject({ status: 413 });
});

it('refuses a file beyond the bytes of its kind', () => {
  const most = png(10, 10, ' '.repeat(1024 * 1024 - 33));
  expect(most.byteLength).toBe(1024 * 1024);
  expect(judgeUpload('portrait', most)).toMatchObject({ ok: true });
  expect(judgeUpload('portrait', bytesOf([...most, 0]))).toMatchObject({ ok: false, status: 413 });
});

it('reads any bytes to an end', () => {
  const start = fc.constantFrom(
    '',
    '\xff\xd8\xff',
    '\xff\xd8\xff\xe0\0\0',
    'RIFF....WEBPVP8X',
    '\x89PNG\r\n\x1a\n',
  );
  fc.assert(
    fc.property(start, fc.uint8Array({ maxLength: 200 }), (head, rest) => {
      const facts = pictureFacts(bytesOf(head, [...rest]));
      if (facts !== null) expect(Math.min(facts.width, facts.height)).toBeGreaterThan(0);
    }),
  );
});
