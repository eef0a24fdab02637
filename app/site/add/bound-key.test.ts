import { expect, it } from 'vitest';
import { boundKey } from './bound-key.server';

const KEY = '0f0e0d0c-0b0a-4908-8706-050403020100';

it('is the same for the same form sent again, and has the shape of a UUID', async () => {
  const once = await boundKey(KEY, ['fight:a', '2']);
  expect(await boundKey(KEY, ['fight:a', '2'])).toBe(once);
  expect(once).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('is another for another count, another target and another form', async () => {
  const keys = await Promise.all([
    boundKey(KEY, ['fight:a', '2']),
    boundKey(KEY, ['fight:a', '3']),
    boundKey(KEY, ['fight:b', '2']),
    boundKey(KEY, ['fight:a2', '']),
    boundKey(KEY.replace('0f', '1f'), ['fight:a', '2']),
  ]);
  expect(new Set(keys).size).toBe(keys.length);
});
