import { expect, test } from 'vitest';
import type { DiceExpression } from '../text/expression';
import { parseDice } from '../text/parse';
import { distributionOf } from './distribution';
import { averageOf, maximumOf, meanOf, minimumOf } from './summary';

function dice(text: string): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
  return parsed.roll;
}

/** The number of totals, or the reason why there is no distribution. */
function told(text: string, options = {}): string | number {
  const distribution = distributionOf(dice(text), options);
  return distribution.ok ? distribution.values.size : distribution.reason;
}

test('up to 20,000 totals are told, and not one more', () => {
  expect(told('1d20000')).toBe(20_000);
  expect(told('1d20001')).toBe('too-large');
  expect(told('1d4000+1d4000')).toBe(7999);
  expect(told('1d200*1d200')).toBe(11_131);
});

test.each([
  '100d1000!!',
  '100d10000!',
  '50d1000!!p',
  '30d20!kh10',
  '30d20!!kh10',
  '30d20!pkh10',
  '300d1000kh3',
  '500d1000ukh3',
  '4d6p1ukh2',
  '1d1000*1d1000',
  'max(1d20001, 1)',
  '(1d20001, 1)kh1',
  '-1d20001',
  '1d20001^2',
  '1d20001 + 1',
  '1 - 1d20001',
  'floor(1d20001)',
])('the chances of %s are too many to work out, and that is said', (text) => {
  expect(told(text)).toBe('too-large');
});

test('a critical hit of too many totals is refused, though the hit itself is not', () => {
  expect(told('1d20000')).toBe(20_000);
  expect(told('1d20000', { critical: true })).toBe('too-large');
});

test('dice that chance hardly ever stops have no chances to tell', () => {
  expect(told('1d100!>1')).toBe('unbounded');
  expect(told('1d100!>1+1')).toBe('unbounded');
  expect(told('(1d100!>1, 1)kh1')).toBe('unbounded');
  // A die explodes with a chance of two thirds: after a hundred rolls hardly any continues.
  expect(told('1d3!>1')).toBeGreaterThan(100);
  // With at most one extra roll, the distribution is finite.
  expect(told('1d100ra>1')).toBe(199);
});

test('what is too much to list has a mean where it adds up, and none where the largest count', () => {
  expect(meanOf(dice('900d1000000 [fire] * 2 - 1'))).toBe(2 * 450_000_450 - 1);
  expect(meanOf(dice('900d1000000 / 2'))).toBe(225_000_225);
  for (const text of [
    '900d1000000kh5',
    '2 * 900d1000000kh5',
    '900d1000000kh5 * 2',
    '-(900d1000000kh5)',
    '900d1000000kh5 + 1',
    '1 + 900d1000000kh5',
    '900d1000000kh5 [fire]',
  ]) {
    expect(meanOf(dice(text)), text).toBeNull();
    expect(averageOf(dice(text)), text).toBeNull();
  }
});

test('means count what is thrown again, explodes, and is left out', () => {
  // A 1 is rerolled until it is gone, a 2 once: (2 to 6 instead of the 2, and 3 to 6) over five faces.
  expect(meanOf(dice('1d6r1ro2'))).toBeCloseTo((4 + 3 + 4 + 5 + 6) / 5, 12);
  expect(meanOf(dice('1d6ro1'))).toBeCloseTo((3.5 + 2 + 3 + 4 + 5 + 6) / 6, 12);
  expect(meanOf(dice('1d6r1'))).toBeCloseTo(4, 12);
  expect(meanOf(dice('4d6r1'))).toBeCloseTo(16, 12);
  expect(meanOf(dice('1d6!'))).toBeCloseTo(3.5 / (5 / 6), 12);
  // Half of the dice explode, and each extra die counts one less: 1.5 plus an expected 0.5 for all extra dice.
  expect(meanOf(dice('1d2!p'))).toBeCloseTo(1.5 + 0.5, 12);
  expect(meanOf(dice('1d6ra6'))).toBeCloseTo(3.5 + 3.5 / 6, 12);
  expect(meanOf(dice('2d6min3'))).toBeCloseTo((2 * (3 + 3 + 3 + 4 + 5 + 6)) / 6, 12);
  expect(meanOf(dice('2d6max4'))).toBeCloseTo((2 * (1 + 2 + 3 + 4 + 4 + 4)) / 6, 12);
  expect(meanOf(dice('4dF'))).toBeCloseTo(0, 12);
  expect(meanOf(dice('2d6u'))).toBeCloseTo(7, 12);
  expect(meanOf(dice('2d6>=5'))).toBeCloseTo(2 / 3, 12);
  expect(meanOf(dice('1d20'), { advantage: 'advantage' })).toBeCloseTo(13.825, 12);
  expect(meanOf(dice('1d20'), { advantage: 'disadvantage' })).toBeCloseTo(7.175, 12);
  expect(meanOf(dice('2d6+3'), { critical: true })).toBe(17);
});

test('means of remainders, quotients and products are those of their chances', () => {
  expect(meanOf(dice('1d6 % 4'))).toBeCloseTo((1 + 2 + 3 + 0 + 1 + 2) / 6, 12);
  expect(meanOf(dice('12 / 1d2'))).toBeCloseTo(9, 12);
  expect(meanOf(dice('1d6 / 4'))).toBeCloseTo(0.875, 12);
  expect(meanOf(dice('1d4 * 1d6'))).toBeCloseTo(8.75, 12);
  expect(meanOf(dice('7 - 1d6'))).toBeCloseTo(3.5, 12);
  expect(meanOf(dice('(1d2)^2'))).toBeCloseTo(2.5, 12);
});

test('averages are rounded down, those below nothing too', () => {
  expect(averageOf(dice('3d4'))).toBe(7);
  expect(averageOf(dice('1d4-6'))).toBe(-4);
  expect(averageOf(dice('0.1+0.2'))).toBe(0);
});

test.each([
  ['3d6', 3, 18],
  ['3d6!', 3, Number.POSITIVE_INFINITY],
  ['1d6ra6', 1, 12],
  ['4d6kh3-1', 2, 17],
  ['3d6u', 6, 15],
  ['4d6ukl2', 3, 7],
  ['4dF', -4, 4],
  ['2d6min2max5', 4, 10],
  ['4d6>=5f1', -4, 4],
  ['4d6k>3', 0, 24],
  ['2d6!p', 2, Number.POSITIVE_INFINITY],
  ['1d20%7', 0, 6],
  ['(1d6-3)^2', 0, 9],
  ['abs(1d6-4)', 0, 3],
  ['(1d6, 2d4, 3)kh2', 5, 14],
  ['(1d6, 2d4, 3)dl1', 5, 14],
  ['(1d6-3)*(1d6-4)', -9, 6],
  ['10/1d4', 2.5, 10],
  ['1d6r1', 2, 6],
  ['1d6ro1', 1, 6],
  ['900d1000000kh5', 5, 5_000_000],
])('%s lies between %d and %d', (text, low, high) => {
  expect([minimumOf(dice(text)), maximumOf(dice(text))]).toEqual([low, high]);
});
