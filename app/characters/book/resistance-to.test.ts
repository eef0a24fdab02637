import { expect, test } from 'vitest';
import { resistanceTo } from './resistance-to';

test('a resistance to choose names its damage and gives it', () => {
  expect(resistanceTo('fire')).toEqual({
    slug: 'fire',
    name: 'Fire',
    words: 'You are resistant to fire damage.',
    gifts: [{ gives: 'defence', how: 'resistant', to: ['fire'] }],
  });
});
