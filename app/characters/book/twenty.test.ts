import { expect, test } from 'vitest';
import { twenty } from './twenty';

test('a short table is spread over the twenty levels, and is 0 before it begins', () => {
  expect(twenty({ 2: 2, 4: 3, 20: 9 })).toEqual([
    0, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 9,
  ]);
});
