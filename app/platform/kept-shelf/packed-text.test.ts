import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { packText, unpackText } from './packed-text';

test('a packed text comes back letter by letter, in any writing', async () => {
  const text = `{"name":"Замок 龍 🐉"}${'a long corridor, '.repeat(20_000)}`;
  const packed = await packText(text);
  expect(packed.byteLength).toBeLessThan(text.length / 50);
  expect(await unpackText(packed, 1_000_000)).toBe(text);
});

test('what would fill the memory when unpacked is not unpacked', async () => {
  const bomb = gzipSync(Buffer.alloc(50_000_000));
  expect(await unpackText(new Uint8Array(bomb), 1_000_000)).toBeNull();
});

test('what is no packed text reads as none, and so does half of one', async () => {
  const packed = await packText('a map'.repeat(1000));
  expect(await unpackText(new TextEncoder().encode('{"plain":"text"}'), 1000)).toBeNull();
  expect(await unpackText(packed.slice(0, packed.length / 2), 100_000)).toBeNull();
});
