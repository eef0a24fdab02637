import { expect, test } from 'vitest';
import { cog, cuts, digits, fan } from './cuts';

test('a stroke is widest in its middle and runs out to points, at right angles to itself', () => {
  expect(cuts([[0, 0, 10, 0]], 3)).toBe('M0 0Q5 3 10 0Q5 -3 0 0');
  expect(cuts([[2, 4, 2, 24]], 5)).toBe('M2 4Q-3 14 2 24Q7 14 2 4');
  expect(cuts([[1, 2, 31, 42]])).toBe('M1 2Q11.2 25.6 31 42Q20.8 18.4 1 2');
});

test('a stroke that goes nowhere is a point, and many are one path', () => {
  expect(cuts([[3, 3, 3, 3]])).toBe('M3 3Q3 3 3 3Q3 3 3 3');
  expect(cuts([])).toBe('');
  const two = cuts([
    [0, 0, 10, 0],
    [0, 0, 10, 0],
  ]);
  expect(two).toBe(cuts([[0, 0, 10, 0]]).repeat(2));
});

test('a fan turns once around the middle, every other stroke shorter by a third', () => {
  expect(fan(10, 20, 4, 0, 0)).toBe(
    'M10 0Q15 0 20 0Q15 0 10 0M0 10Q0 13.3 0 16.5Q0 13.3 0 10M-10 0Q-15 0 -20 0Q-15 0 -10 0M0 -10Q0 -13.2 0 -16.5Q0 -13.2 0 -10',
  );
  expect(fan(10, 20, 1, Math.PI / 2, 0)).toBe('M0 10Q0 15 0 20Q0 15 0 10');
  expect(fan(10, 20, 1, 0)).toBe('M10 0Q15 6 20 0Q15 -6 10 0');
});

test('a cog has four corners for each of its teeth, between its two radii', () => {
  const points = [...cog(50, 40, 5).matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
  const radii = points.map(([, x, y]) => Math.round(Math.hypot(Number(x), Number(y))));
  expect(radii).toEqual(Array.from({ length: 5 }, () => [40, 50, 50, 40]).flat());
  expect(cog(50, 40, 4)).toMatch(/^M35\.6 -18\.2L47\.8 -14\.7L47\.8 14\.7L35\.6 18\.2L/);
});

test('a number has one digit behind the point, and none that it does not need', () => {
  expect([1.04, 1.05, -2.25, 7].map(digits)).toEqual([1, 1.1, -2.2, 7]);
});
