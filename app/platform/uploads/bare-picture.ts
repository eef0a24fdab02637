import { bareJpeg } from './bare-jpeg';
import { joined, pngChecksum, wordAt } from './picture-bytes';
import type { PictureType } from './picture-facts';

/**
 * Strips a picture of what a camera or a program added: place, time, device, names, thumbnails and trailing data. The
 * image data is unchanged. Null when it is not a complete picture of this type.
 */
export function barePicture(
  type: PictureType,
  bytes: Uint8Array<ArrayBuffer>,
): Uint8Array<ArrayBuffer> | null {
  switch (type) {
    case 'image/png':
      return barePng(bytes);
    case 'image/jpeg':
      return bareJpeg(bytes);
    case 'image/webp':
      return bareWebp(bytes);
  }
}

/** The PNG chunks with the image, its animation, or how to read its colours. */
const OF_PNG = new Set([
  'IHDR',
  'PLTE',
  'tRNS',
  'IDAT',
  'IEND',
  'acTL',
  'fcTL',
  'fdAT',
  'gAMA',
  'cHRM',
  'sRGB',
  'sBIT',
  'bKGD',
  'pHYs',
]);
const PNG_HEAD = 8;

function barePng(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept = [bytes.subarray(0, PNG_HEAD)];
  let holdsPicture = false;
  for (let at = PNG_HEAD; at + 12 <= view.byteLength; ) {
    const end = at + 12 + view.getUint32(at);
    if (end > view.byteLength) return null;
    const name = nameAt(bytes, at + 4);
    if (OF_PNG.has(name)) {
      // Browsers refuse a chunk with a wrong checksum, so such a file is not a picture.
      if (pngChecksum(bytes.subarray(at + 4, end - 4)) !== view.getUint32(end - 4)) return null;
      kept.push(bytes.subarray(at, end));
    } else if (/^[A-Z]/.test(name)) {
      // A capital first letter marks a critical chunk, without which the image cannot be decoded.
      return null;
    }
    if (name === 'IDAT' && end > at + 12) holdsPicture = true;
    if (name === 'IEND') return holdsPicture ? joined(kept) : null;
    at = end;
  }
  return null;
}

const OF_WEBP = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ANIM', 'ANMF']);
const RIFF_HEAD = 12;
/** The flags in the first chunk for chunks that are removed: ICCP, EXIF, XMP. */
const LEFT_OUT_FLAGS = 0x20 | 0x08 | 0x04;

function bareWebp(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const whole = 8 + view.getUint32(4, true);
  if (whole > view.byteLength) return null;
  const kept: Uint8Array[] = [];
  for (let at = RIFF_HEAD; at + 8 <= whole; ) {
    const size = view.getUint32(at + 4, true);
    const end = at + 8 + size + (size % 2);
    if (at + 8 + size > whole) return null;
    const chunk = bytes.slice(at, Math.min(end, whole));
    if (wordAt(chunk, 0, 'VP8X') && size >= 1) chunk[8] = (chunk[8] ?? 0) & ~LEFT_OUT_FLAGS;
    if (OF_WEBP.has(nameAt(bytes, at))) kept.push(chunk);
    at = end;
  }
  if (kept.length === 0) return null;
  const body = joined(kept);
  const head = bytes.slice(0, RIFF_HEAD);
  new DataView(head.buffer).setUint32(4, 4 + body.length, true);
  return joined([head, body]);
}

function nameAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
