import { expect, test } from 'vitest';
import type { DiceExpression } from '../text/expression';
import { parseDice } from '../text/parse';
import { averageOf, maximumOf, meanOf, minimumOf } from './summary';

function dice(text: string): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
  return parsed.roll;
}

test('exploding dice have no maximum, but a minimum and a mean', () => {
  expect(maximumOf(dice('2d6!+3'))).toBe(Number.POSITIVE_INFINITY);
  expect(minimumOf(dice('2d6!+3'))).toBe(5);
  expect(minimumOf(dice('10-1d6!'))).toBe(Number.NEGATIVE_INFINITY);
  expect(maximumOf(dice('min(1d6!, 5)'))).toBe(5);
  expect(maximumOf(dice('3d6!kh2'))).toBe(12);
  expect(meanOf(dice('1d6!'))).toBeCloseTo(4.2, 12);
});

test.each([
  ['16d10+80', 168],
  ['2d8', 9],
  ['1d4', 2],
  ['2d6+3', 10],
  ['3d8+9', 22],
  ['8d6', 28],
  ['1000d1000000', 500_000_500],
])('the average of %s is printed as %i', (text, average) => {
  expect(averageOf(dice(text))).toBe(average);
});

test('the mean of dice too large to list is null unless it adds up', () => {
  expect(meanOf(dice('900d1000000+1'))).toBe(450_000_451);
  expect(meanOf(dice('900d1000000kh5'))).toBeNull();
});
