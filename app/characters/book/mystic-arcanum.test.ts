import { expect, test } from 'vitest';
import { mysticArcanum } from './mystic-arcanum';

test('an arcanum is one spell of its level, once between long rests', () => {
  const { key, level, asks } = mysticArcanum(13, 7);
  expect([key, level]).toEqual(['warlock/mystic-arcanum-7', 13]);
  expect(asks).toMatchObject([
    { count: 1, asks: 'spell', levels: [7, 7], free: { most: 1, back: 'long-rest' } },
  ]);
});
