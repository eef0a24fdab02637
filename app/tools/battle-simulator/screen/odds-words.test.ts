import { expect, test } from 'vitest';
import { percent, withInterval } from './odds-words';

test('a share is a whole percent, and what is nearly nothing or all is not told as nothing or all', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual([
    '0 %',
    'under 1 %',
    '50 %',
    'over 99 %',
    '100 %',
  ]);
});

test('a share stands with its interval', () => {
  expect(withInterval({ share: 0.62, low: 0.5987, high: 0.641 })).toBe('62 % (59.9 to 64.1 %)');
});
