import { expect, test } from 'vitest';
import { shareOf, spreadOf } from './spread';

test('a share has its interval, honest at the ends', () => {
  const half = shareOf(5000, 10_000);
  expect(half.share).toBe(0.5);
  expect(half.low).toBeCloseTo(0.4902, 4);
  expect(half.high).toBeCloseTo(0.5098, 4);
  expect(shareOf(0, 100)).toMatchObject({ share: 0, low: 0 });
  expect(shareOf(0, 100).high).toBeCloseTo(0.037, 3);
  expect(shareOf(100, 100).high).toBe(1);
  expect(shareOf(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
});

test('a spread names what so many of a hundred stay under', () => {
  const counts = Array.from({ length: 101 }, () => 1);
  const spread = spreadOf(counts, (cell) => cell * 2, 100);
  expect(spread).toMatchObject({ mean: 100, least: 0, p50: 100, most: 200 });
  expect(spread.p5).toBe(10);
  expect(spread.p95).toBe(190);
  expect(spreadOf([0, 0, 7], (cell) => cell, 2)).toMatchObject({ least: 2, p5: 2, most: 2 });
});
