/** The picture types that browsers show and that cannot contain a script. */
export type PictureType = 'image/png' | 'image/jpeg' | 'image/webp';

/** What a picture's first bytes declare. */
export type PictureFacts = { type: PictureType; width: number; height: number };

/** Reads a picture's type and size from its bytes alone; null when it is not one of these types. */
export function pictureFacts(bytes: Uint8Array<ArrayBuffer>): PictureFacts | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const found = pngSize(view) ?? jpegSize(view) ?? webpSize(view);
  return found !== null && found.width > 0 && found.height > 0 ? found : null;
}

function wordAt(view: DataView, at: number, word: string): boolean {
  if (at + word.length > view.byteLength) return false;
  return [...word].every((letter, index) => view.getUint8(at + index) === letter.charCodeAt(0));
}

function pngSize(view: DataView): PictureFacts | null {
  // The first chunk of every PNG holds its size.
  if (!wordAt(view, 0, '\x89PNG\r\n\x1a\n') || !wordAt(view, 12, 'IHDR') || view.byteLength < 33)
    return null;
  return { type: 'image/png', width: view.getUint32(16), height: view.getUint32(20) };
}

function jpegSize(view: DataView): PictureFacts | null {
  if (!wordAt(view, 0, '\xff\xd8\xff')) return null;
  let at = 2;
  while (at + 8 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    // A fill byte before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) {
      return { type: 'image/jpeg', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    }
    // The image data begins without a frame header before it, so the size is unknown.
    if (marker === 0xda || marker === 0xd9) return null;
    at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSize(view: DataView): PictureFacts | null {
  if (!wordAt(view, 0, 'RIFF') || !wordAt(view, 8, 'WEBP') || view.byteLength < 30) return null;
  const type = 'image/webp';
  if (wordAt(view, 12, 'VP8X')) {
    const side = (at: number) => 1 + view.getUint16(at, true) + view.getUint8(at + 2) * 65_536;
    return { type, width: side(24), height: side(27) };
  }
  if (wordAt(view, 12, 'VP8L') && view.getUint8(20) === 0x2f) {
    const bits = view.getUint32(21, true);
    return { type, width: 1 + (bits & 0x3fff), height: 1 + ((bits >>> 14) & 0x3fff) };
  }
  if (wordAt(view, 12, 'VP8 ') && wordAt(view, 23, '\x9d\x01\x2a')) {
    const side = (at: number) => view.getUint16(at, true) & 0x3fff;
    return { type, width: side(26), height: side(28) };
  }
  return null;
}
