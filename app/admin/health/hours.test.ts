import { expect, it } from 'vitest';
import { everyHour, roundTop } from './hours';

const HOUR = 60 * 60 * 1000;
const NOON = 500_000 * HOUR;

it('shows every hour, with all kinds together and those without requests', () => {
  const counts = [
    { hour: NOON, kind: 'pages', requests: 5, errors: 1, refusals: 0 },
    { hour: NOON, kind: 'json', requests: 2, errors: 0, refusals: 2 },
    { hour: NOON - 5 * HOUR, kind: 'json', requests: 9, errors: 9, refusals: 9 },
  ] as const;
  expect(everyHour(counts, { last: NOON, hours: 2 })).toEqual([
    { hour: NOON - HOUR, requests: 0, errors: 0, refusals: 0, byKind: {} },
    { hour: NOON, requests: 7, errors: 1, refusals: 2, byKind: { pages: 5, json: 2 } },
  ]);
});

it.each([
  [0, 10],
  [10, 10],
  [11, 20],
  [100, 100],
  [101, 200],
  [4999, 5000],
  [5001, 10_000],
])('ends the chart for %d at %d', (most, top) => {
  expect(roundTop(most)).toBe(top);
});
