import { describe, expect, it } from 'vitest';
import { barePicture } from './bare-picture';
import { joined, pngChecksum } from './picture-bytes';
import { pictureFacts } from './picture-facts';

const letters = (text: string) => Uint8Array.from(text, (one) => one.charCodeAt(0));
const two = (number: number) => [number >> 8, number & 255];
const four = (number: number) => [0, 0, ...two(number)];
const secret = letters('GPS 52.5 N 13.4 E');
const holds = (bytes: Uint8Array | null, text: string) =>
  String.fromCharCode(...(bytes ?? [])).includes(text);

describe('a PNG', () => {
  const chunk = (name: string, body: Uint8Array) =>
    joined([Uint8Array.from(four(body.length)), named(name, body), sumOf(named(name, body))]);
  const named = (name: string, body: Uint8Array) => joined([letters(name), body]);
  const sumOf = (bytes: Uint8Array) => {
    const sum = new Uint8Array(4);
    new DataView(sum.buffer).setUint32(0, pngChecksum(bytes));
    return sum;
  };
  const head = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  const size = Uint8Array.from([...four(3), ...four(2), 8, 6, 0, 0, 0]);
  const picture = [chunk('IHDR', size), chunk('IDAT', Uint8Array.from([1, 2, 3]))];
  const end = chunk('IEND', new Uint8Array());
  const plain = joined([head, ...picture, end]);

  it('loses its texts, its EXIF and what hangs behind its end, and stays the picture', () => {
    const [first = plain, second = plain] = picture;
    const beside = ['tEXt', 'iTXt', 'zTXt', 'eXIf', 'iCCP', 'tIME'].map((name) =>
      chunk(name, secret),
    );
    const full = joined([head, first, ...beside, second, end, letters('<script>')]);
    expect(barePicture('image/png', full)).toEqual(plain);
    expect(pictureFacts(plain)).toEqual({ type: 'image/png', width: 3, height: 2 });
  });

  it('without picture data, or with a checksum that is not its own, is none', () => {
    const [first = plain, second = plain] = picture;
    expect(pngChecksum(letters('IEND'))).toBe(0xae426082);
    expect(barePicture('image/png', joined([head, first, end]))).toBeNull();
    const empty = chunk('IDAT', new Uint8Array());
    expect(barePicture('image/png', joined([head, first, empty, end]))).toBeNull();
    for (let at = 8; at < plain.length; at += 1) {
      const odd = plain.slice();
      odd[at] = (odd[at] ?? 0) ^ 1;
      expect(barePicture('image/png', odd), String(at)).toBeNull();
    }
    // A chunk that is removed anyway may be damaged.
    const text = chunk('tEXt', secret);
    text[text.length - 1] = (text.at(-1) ?? 0) ^ 1;
    expect(barePicture('image/png', joined([head, first, text, second, end]))).toEqual(plain);
  });

  it('that is cut off is none', () => {
    expect(barePicture('image/png', plain.slice(0, -13))).toBeNull();
    const lying = plain.slice();
    lying[8] = 0xff;
    expect(barePicture('image/png', lying)).toBeNull();
  });
});

describe('a JPEG', () => {
  const segment = (marker: number, body: Uint8Array) =>
    joined([Uint8Array.from([0xff, marker, ...two(body.length + 2)]), body]);
  const start = Uint8Array.from([0xff, 0xd8]);
  const end = Uint8Array.from([0xff, 0xd9]);
  const frame = segment(0xc2, Uint8Array.from([8, ...two(2), ...two(3), 1, 1, 0x11, 0]));
  const scan = joined([
    segment(0xda, Uint8Array.from([1, 1, 0, 0, 63, 0])),
    Uint8Array.from([1, 0xff, 0, 2, 0xff, 0xd0, 3]),
  ]);
  const jfif = segment(0xe0, joined([letters('JFIF\0'), new Uint8Array(9)]));
  const adobe = segment(0xee, joined([letters('Adobe'), new Uint8Array(7)]));
  const tables = segment(0xc4, Uint8Array.from([0, 1]));
  const plain = joined([start, jfif, adobe, frame, scan, tables, scan, end]);

  it('loses its segments for programs, its comments and what hangs behind its end', () => {
    const beside = [0xe1, 0xe2, 0xed, 0xef, 0xfe].map((marker) => segment(marker, secret));
    const thumbnail = segment(0xe0, joined([letters('JFXX\0'), secret]));
    const full = joined([
      start,
      jfif,
      thumbnail,
      ...beside,
      adobe,
      frame,
      scan,
      tables,
      segment(0xfe, secret),
      scan,
      end,
      letters('ftypmp4 and a video'),
    ]);
    expect(barePicture('image/jpeg', full)).toEqual(plain);
    expect(pictureFacts(plain)).toEqual({ type: 'image/jpeg', width: 3, height: 2 });
  });

  it('stays turned as it was, and says nothing else', () => {
    const entry = (tag: number, value: number) => [tag & 255, tag >> 8, 3, 0, 1, 0, 0, 0, value, 0];
    const tiff = [0x49, 0x49, 42, 0, 8, 0, 0, 0, 2, 0];
    const body = [...tiff, ...entry(0x010f, 9), 0, 0, ...entry(0x0112, 6), 0, 0, 0, 0, 0, 0];
    const exif = segment(0xe1, joined([letters('Exif\0\0'), Uint8Array.from(body), secret]));
    const bare = barePicture('image/jpeg', joined([start, exif, jfif, frame, scan, end]));
    expect(holds(bare, 'GPS')).toBe(false);
    expect(holds(bare, 'Exif')).toBe(true);
    expect(barePicture('image/jpeg', bare ?? start)).toEqual(bare);
    expect([...(bare ?? [])].slice(2, 38)).toContain(6);
  });

  it('that is cut off or broken is none', () => {
    expect(barePicture('image/jpeg', plain.slice(0, -2))).toBeNull();
    expect(barePicture('image/jpeg', joined([start, letters('no marker')]))).toBeNull();
    expect(barePicture('image/jpeg', Uint8Array.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff]))).toBe(
      null,
    );
  });

  it('never ends a walk of odd bytes in anything but a picture or null', () => {
    for (let at = 0; at < plain.length; at += 1) {
      const odd = plain.slice();
      odd[at] = 0xff;
      expect(() => barePicture('image/jpeg', odd)).not.toThrow();
    }
  });
});

describe('a WebP', () => {
  const small = (number: number) => [number & 255, number >> 8, 0, 0];
  const chunk = (name: string, body: Uint8Array) =>
    joined([
      letters(name),
      Uint8Array.from(small(body.length)),
      body,
      new Uint8Array(body.length % 2),
    ]);
  const file = (chunks: Uint8Array[]) => {
    const body = joined(chunks);
    return joined([
      letters('RIFF'),
      Uint8Array.from(small(body.length + 4)),
      letters('WEBP'),
      body,
    ]);
  };
  const flags = (on: number) => chunk('VP8X', Uint8Array.from([on, 0, 0, 0, 2, 0, 0, 1, 0, 0]));
  const picture = chunk('VP8L', Uint8Array.from([0x2f, 2, 0x40, 0, 0]));

  it('loses EXIF, XMP and its profile, and says so', () => {
    const beside = ['EXIF', 'XMP ', 'ICCP', 'ABCD'].map((name) => chunk(name, secret));
    const full = joined([file([flags(0x3c), picture, ...beside]), letters('<script>')]);
    const plain = file([flags(0x10), picture]);
    expect(barePicture('image/webp', full)).toEqual(plain);
    expect(pictureFacts(plain)).toEqual({ type: 'image/webp', width: 3, height: 2 });
  });

  it('that is cut off, or has no picture, is none', () => {
    expect(barePicture('image/webp', file([flags(0), picture]).slice(0, -3))).toBeNull();
    expect(barePicture('image/webp', file([chunk('EXIF', secret)]))).toBeNull();
  });
});
