import { expect, it } from 'vitest';
import { shownViewer } from './viewer';

const DAY = 86_400;
const NOW = 1_800_000_000;

function leftWith(trialEnd: number | null) {
  const viewer = { userId: 'u1', name: 'Mira', roles: [], trialEnd };
  return shownViewer(viewer, NOW * 1000);
}

it.each([
  [5 * DAY + 1, undefined],
  [5 * DAY, '5 days left'],
  [2.5 * DAY, '3 days left'],
  [1, '1 day left'],
  [0, undefined],
  [-DAY, undefined],
])('a trial that ends in %s seconds is told as: %s', (seconds, left) => {
  expect(leftWith(NOW + seconds)?.left).toBe(left);
});

it('a page is told no more of a trial than that', () => {
  expect(leftWith(null)).toEqual({ userId: 'u1', name: 'Mira', roles: [] });
  expect(leftWith(NOW + DAY)).not.toHaveProperty('trialEnd');
  expect(shownViewer(null, NOW)).toBeNull();
});
