import { createHash } from 'node:crypto';

/** An incremental SHA-256: `add` takes chunks as they arrive, `hex` returns the hash of all of them. */
export type FileHash = { add(piece: Uint8Array): void; hex(): string };

/** Starts the hash of a file that is never whole in memory; Web Crypto can only hash a whole buffer. */
export function openFileHash(): FileHash {
  const hash = createHash('sha256');
  return {
    add: (piece) => void hash.update(piece),
    hex: () => hash.digest('hex'),
  };
}

/** A stream of bytes. */
export type ByteStream = ReadableStream<Uint8Array> | AsyncIterable<Uint8Array>;

/** The SHA-256 of a whole stream, in hex. */
export async function hashOfStream(stream: ByteStream): Promise<string> {
  const hash = openFileHash();
  for await (const piece of stream as AsyncIterable<Uint8Array>) hash.add(piece);
  return hash.hex();
}
