import { createHash } from 'node:crypto';

/** A SHA-256 in the making: pieces go in as they arrive, and the hash of all of them comes out, in hex. */
export type FileHash = { add(piece: Uint8Array): void; hex(): string };

/** Begins the hash of a file that is never whole in memory; the browser's own kind can only hash what is. */
export function openFileHash(): FileHash {
  const hash = createHash('sha256');
  return {
    add: (piece) => void hash.update(piece),
    hex: () => hash.digest('hex'),
  };
}

/** Bytes as they arrive. */
export type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** The hash of everything that a stream brings. */
export async function hashOfStream(stream: ByteStream): Promise<string> {
  const hash = openFileHash();
  for await (const piece of stream as AsyncIterable<Uint8Array>) hash.add(piece);
  return hash.hex();
}
