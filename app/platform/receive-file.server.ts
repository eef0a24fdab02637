import { type ByteStream, openFileHash } from './file-hash.server';
import { PART_BYTES } from './part-bytes';

export type Received =
  | { ok: true; bytes: number; hash: string }
  | { ok: false; reason: 'empty' | 'too-large' | 'broken-off' | 'no-storage' };

type Receiving = {
  files: R2Bucket;
  key: string;
  maxBytes: number;
  /**
   * Called with R2's upload id of a multipart file before its first part is written, so that an abandoned upload can be
   * deleted.
   */
  onParts?: (upload: string) => Promise<void>;
};

/**
 * Writes a stream to R2 as it arrives, holding one part at a time, and counts and hashes it. A file that is too large,
 * breaks off or cannot be stored leaves nothing behind.
 */
export async function receiveFile(
  stream: ByteStream,
  { files, key, maxBytes, onParts }: Receiving,
): Promise<Received> {
  const hash = openFileHash();
  const part = new Uint8Array(PART_BYTES);
  const parts: R2UploadedPart[] = [];
  let upload: R2MultipartUpload | null = null;
  let filled = 0;
  let bytes = 0;

  async function writePart(): Promise<void> {
    if (upload === null) {
      upload = await files.createMultipartUpload(key);
      await onParts?.(upload.uploadId);
    }
    parts.push(await putPart(upload, parts.length + 1, part.subarray(0, filled)));
    filled = 0;
  }

  async function giveUp(reason: 'empty' | 'too-large' | 'broken-off' | 'no-storage') {
    await upload?.abort().catch(() => undefined);
    return { ok: false as const, reason };
  }

  const pieces = (stream as AsyncIterable<Uint8Array>)[Symbol.asyncIterator]();
  for (;;) {
    const next = await nextOf(pieces);
    if (next === 'broken-off') return giveUp('broken-off');
    if (next.done) break;
    bytes += next.value.byteLength;
    if (bytes > maxBytes) {
      await pieces.return?.();
      return giveUp('too-large');
    }
    hash.add(next.value);
    try {
      for (let from = 0; from < next.value.byteLength; ) {
        const piece = next.value.subarray(from, from + PART_BYTES - filled);
        part.set(piece, filled);
        filled += piece.byteLength;
        from += piece.byteLength;
        if (filled === PART_BYTES) await writePart();
      }
    } catch {
      await pieces.return?.();
      return giveUp('no-storage');
    }
  }
  if (bytes === 0) return giveUp('empty');
  try {
    if (upload === null) await files.put(key, part.subarray(0, filled));
    else {
      if (filled > 0) await writePart();
      await (upload as R2MultipartUpload).complete(parts);
    }
  } catch {
    return giveUp('no-storage');
  }
  return { ok: true, bytes, hash: hash.hex() };
}

async function nextOf(
  pieces: AsyncIterator<Uint8Array>,
): Promise<IteratorResult<Uint8Array> | 'broken-off'> {
  try {
    return await pieces.next();
  } catch {
    return 'broken-off';
  }
}

/** Writes a part, with one retry, because most failures of R2 are momentary. */
export async function putPart(
  upload: R2MultipartUpload,
  number: number,
  bytes: Uint8Array,
): Promise<R2UploadedPart> {
  try {
    return await upload.uploadPart(number, bytes);
  } catch {
    return upload.uploadPart(number, bytes);
  }
}
