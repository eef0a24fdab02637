import { expect, test } from 'vitest';
import { fightsWithin } from './fights-within';

test('a usual battle is played 2,000 times, a great one as often as the Worker has time for', () => {
  expect(fightsWithin(9)).toBe(2000);
  expect(fightsWithin(40)).toBe(500);
  expect(fightsWithin(120)).toBe(55);
});
