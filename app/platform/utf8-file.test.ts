import { expect, it } from 'vitest';
import { utf8Text } from './utf8-file';

it('reads a file as UTF-8, and never with a letter lost', async () => {
  expect(await utf8Text(new Blob(['Zoë 🐉']))).toBe('Zoë 🐉');
  expect(await utf8Text(new Blob(['\ufeffZoë']))).toBe('Zoë');
  expect(await utf8Text(new Blob([Uint8Array.from([0x5a, 0x6f, 0xeb])]))).toBeNull();
});
