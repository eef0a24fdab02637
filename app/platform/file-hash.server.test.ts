import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashOfStream, openFileHash } from './file-hash.server';

async function* inPieces(text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

it('hashes a file as it arrives, in whatever pieces', async () => {
  const text = 'Zwölf Goblins. '.repeat(500);
  const wanted = createHash('sha256').update(text).digest('hex');
  for (const size of [1, 7, 4096, 100_000]) {
    expect(await hashOfStream(inPieces(text, size))).toBe(wanted);
  }
  expect(openFileHash().hex()).toMatch(/^e3b0c44298fc1c14/);
});
