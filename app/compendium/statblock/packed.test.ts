import { expect, test } from 'vitest';
import { pack, unpack } from './packed';

test('what is packed comes out as it went in', () => {
  const value = { name: 'Ember "Hound"', rolls: [1, null, true], none: [] };
  expect(unpack(pack(value))).toEqual(value);
});
