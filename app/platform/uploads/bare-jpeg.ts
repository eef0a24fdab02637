import { joined, wordAt } from './picture-bytes';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const APP_0 = 0xe0;
const APP_1 = 0xe1;
const APP_14 = 0xee;
const APP_15 = 0xef;
const COMMENT = 0xfe;

/**
 * Strips a JPEG of EXIF, XMP, profiles, thumbnails, comments and trailing data. Keeps its orientation and colour
 * encoding. Null when it is not a complete JPEG.
 */
export function bareJpeg(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const kept: Uint8Array<ArrayBuffer>[] = [bytes.subarray(0, 2)];
  let turned: number | null = null;
  let at = 2;
  while (at + 1 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // A fill byte before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === END) {
      kept.push(bytes.subarray(at, at + 2));
      const turn = turned === null ? [] : [turnSegment(turned)];
      const [start = bytes.subarray(0, 2), ...rest] = kept;
      return joined([start, ...turn, ...rest]);
    }
    if (marker === START || at + 4 > view.byteLength) return null;
    const length = view.getUint16(at + 2);
    let next = at + 2 + length;
    if (length < 2 || next > view.byteLength) return null;
    const segment = bytes.subarray(at + 4, next);
    if (marker === APP_1) turned ??= turnIn(segment);
    if (marker === SCAN) next = endOfScan(view, next);
    if (isOfPicture(marker, segment)) kept.push(bytes.subarray(at, next));
    at = next;
  }
  return null;
}

/**
 * Whether to keep a segment: of the application segments only plain JFIF and Adobe ones, which say how to read the
 * colours.
 */
function isOfPicture(marker: number, segment: Uint8Array): boolean {
  if (marker === COMMENT) return false;
  if (marker < APP_0 || marker > APP_15) return true;
  if (marker === APP_0) return wordAt(segment, 0, 'JFIF\0') && segment.length === 14;
  return marker === APP_14 && wordAt(segment, 0, 'Adobe') && segment.length === 12;
}

/** Where the data of a scan ends: at the next marker that is neither a stuffed byte nor a restart. */
function endOfScan(view: DataView, from: number): number {
  for (let at = from; at + 1 < view.byteLength; at += 1) {
    if (view.getUint8(at) !== 0xff) continue;
    const marker = view.getUint8(at + 1);
    const isData = marker === 0 || marker === 0xff || (marker >= 0xd0 && marker <= 0xd7);
    if (!isData) return at;
  }
  return view.byteLength;
}

const TURN_TAG = 0x0112;

/** The orientation in an EXIF segment, 2 to 8; null when it has none. */
function turnIn(segment: Uint8Array<ArrayBuffer>): number | null {
  const head = 'Exif\0\0';
  if (!wordAt(segment, 0, head) || segment.length < head.length + 14) return null;
  const { buffer, byteOffset, byteLength } = segment;
  const tiff = new DataView(buffer, byteOffset + head.length, byteLength - head.length);
  const little = tiff.getUint16(0) === 0x4949;
  const first = tiff.getUint32(4, little);
  if (first + 2 > tiff.byteLength) return null;
  const entries = tiff.getUint16(first, little);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = first + 2 + entry * 12;
    if (at + 12 > tiff.byteLength) return null;
    if (tiff.getUint16(at, little) !== TURN_TAG) continue;
    const turn = tiff.getUint16(at + 8, little);
    return turn >= 2 && turn <= 8 ? turn : null;
  }
  return null;
}

/** An EXIF segment that contains only the orientation. */
function turnSegment(turn: number): Uint8Array<ArrayBuffer> {
  const entry = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, turn, 0, 0];
  const tiff = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, ...entry, 0, 0, 0, 0];
  const exif = [0x45, 0x78, 0x69, 0x66, 0, 0, ...tiff];
  return Uint8Array.from([0xff, APP_1, 0, exif.length + 2, ...exif]);
}
