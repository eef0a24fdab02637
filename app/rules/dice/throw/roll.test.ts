import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../random';
import { maximumOf, minimumOf } from '../chances/summary';
import type { DiceExpression } from '../text/expression';
import { parseDice } from '../text/parse';
import { rollDice } from './roll';

function dice(text: string): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
  return parsed.roll;
}

/** A random source whose dice show these faces in turn. */
function showing(...faces: number[]): Random {
  const left = [...faces];
  return { ...createRandom(0), below: () => (left.shift() ?? 1) - 1 };
}

function textOf(text: string, faces: number[], options = {}): string {
  return rollDice(dice(text), showing(...faces), options).text;
}

test.each([
  ['2d6+3', [4, 5], '2d6 (4, 5) + 3 = 12'],
  ['1d8+1d6', [8, 2], '1d8 (8) + 1d6 (2) = 10'],
  ['d6', [3], '1d6 (3) = 3'],
  ['4d6kh3', [6, 1, 5, 3], '4d6kh3 (6, 1 dropped, 5, 3) = 14'],
  ['4d6kh3', [2, 2, 2, 2], '4d6kh3 (2, 2, 2, 2 dropped) = 6'],
  ['2d6!', [6, 6, 2, 3], '2d6! (6!, 6!, 2, 3) = 17'],
  ['2d6!!kh1', [6, 2, 5], '2d6!!kh1 (6!, 2, 5 dropped) = 8'],
  ['1d6!p', [6, 6, 3], '1d6!p (6!, 5!, 2) = 13'],
  ['2d6ro1', [1, 1, 4], '2d6ro=1 (1 rerolled, 1, 4) = 5'],
  ['1d6ro1!', [1, 6, 3], '1d6ro=1! (1 rerolled, 6!, 3) = 9'],
  ['1d6ro6!', [6, 6, 6, 2], '1d6ro=6! (6 rerolled, 6!, 6 rerolled, 2) = 8'],
  ['1d6ro6!', [6, 2], '1d6ro=6! (6 rerolled, 2) = 2'],
  ['2d6r<3', [1, 2, 4, 5], '2d6r<3 (1 rerolled, 2 rerolled, 4, 5) = 9'],
  ['2d6ra6', [6, 6, 3], '2d6ra=6 (6!, 6, 3) = 15'],
  ['2d6mi3', [1, 5], '2d6min3 (3, 5) = 8'],
  ['4d6>=5f1', [5, 1, 6, 2], '4d6>=5f=1 (5 success, 1 failure, 6 success, 2) = 1'],
  ['1d20adv+5', [7, 15], '1d20adv (7 dropped, 15) + 5 = 20'],
  ['(1d6,1d8)kl1', [5, 4], '(1d6 (5), 1d8 (4))kl1 = 4'],
  ['3d6u', [2, 2, 2], '3d6u (2, 3, 4) = 9'],
  ['1d6/4', [3], '1d6 (3) / 4 = 0.75'],
  ['1d6/3', [1], '1d6 (1) / 3 = 0.333'],
  ['2dF', [1, 3], '2dF (-1, 1) = 0'],
])('%s showing %j reads %s', (text, faces, expected) => {
  expect(textOf(text, faces)).toBe(expected);
});

test('a die that is rerolled for ever takes one of the faces that are allowed', () => {
  const ones = Array.from({ length: 11 }, () => 1);
  const { total, parts } = rollDice(dice('1d6r<5'), showing(...ones, 2));
  expect(total).toBe(6);
  expect(parts.filter((die) => die.rerolled)).toHaveLength(10);
});

test('advantage as an option throws two d20 and leaves the other dice alone', () => {
  const result = rollDice(dice('1d20+1d4'), showing(3, 18, 2), { advantage: 'advantage' });
  expect(result.text).toBe('1d20adv (3 dropped, 18) + 1d4 (2) = 20');
  expect(textOf('1d20', [3, 18], { advantage: 'disadvantage' })).toBe(
    '1d20dis (3, 18 dropped) = 3',
  );
});

test('advantage and disadvantage cancel out, and advantage twice is advantage', () => {
  expect(textOf('1d20adv', [3], { advantage: 'disadvantage' })).toBe('1d20 (3) = 3');
  expect(textOf('1d20adv', [3, 9], { advantage: 'advantage' })).toBe('1d20adv (3 dropped, 9) = 9');
});

test('a critical hit throws all dice twice and adds the bonus once', () => {
  expect(textOf('1d8+2d6+3', [8, 1, 6, 5, 4, 3], { critical: true })).toBe(
    '1d8 twice (8, 1) + 2d6 twice (6, 5, 4, 3) + 3 = 30',
  );
});

test('a natural 20 and a natural 1 are those of the d20 that counts', () => {
  const roll = (text: string, ...faces: number[]): [boolean, boolean] => {
    const { naturalTwenty, naturalOne } = rollDice(dice(text), showing(...faces));
    return [naturalTwenty, naturalOne];
  };
  expect(roll('1d20+5', 20)).toEqual([true, false]);
  expect(roll('1d20+5', 1)).toEqual([false, true]);
  expect(roll('1d20+5', 15)).toEqual([false, false]);
  expect(roll('1d20adv', 1, 20)).toEqual([true, false]);
  expect(roll('1d20dis', 1, 20)).toEqual([false, true]);
  expect(roll('2d20kh1', 20, 3)).toEqual([true, false]);
  expect(roll('1d20ro1', 1, 20)).toEqual([true, false]);
  expect(roll('1d20mi10', 1)).toEqual([false, true]);
  expect(roll('2d20', 20, 1)).toEqual([false, false]);
  expect(roll('1d100', 20)).toEqual([false, false]);
});

test.each([
  ['2d6+3 [slashing] + 1d8 [fire]', [4, 5, 6], { slashing: 12, fire: 6 }],
  ['2d6[fire]+3', [1, 2], { fire: 6 }],
  ['1d6[fire]+1d6[cold]+1d6[fire]', [1, 2, 3], { fire: 4, cold: 2 }],
  ['(1d6[fire]+1d6[cold])*2', [1, 2], { fire: 2, cold: 4 }],
  ['1d6[fire]-1d4[cold]', [5, 3], { fire: 5, cold: -3 }],
  ['floor((2d6[fire])/2)', [4, 5], { fire: 4 }],
  ['2d6+1', [4, 5], {}],
])('%s showing %j has the totals %o by label', (text, faces, expected) => {
  const { byLabel } = rollDice(dice(text), showing(...faces));
  expect(Object.fromEntries(byLabel.map(({ label, total }) => [label, total]))).toEqual(expected);
});

test('the totals by label add up to the total', () => {
  const random = createRandom('labels');
  for (const text of [
    '2d6+3 [slashing] + 1d8 [fire] - 2',
    '(1d6[a]+2)*3-1d4[b]',
    '-(1d6[a]-1d6[b])',
    '1d6+1d6[x]/2',
  ]) {
    const { total, byLabel } = rollDice(dice(text), random);
    expect(byLabel.reduce((sum, each) => sum + each.total, 0)).toBeCloseTo(total, 9);
  }
});

test('every die carries the label it counts for', () => {
  const { parts } = rollDice(dice('2d6+3 [slashing] + 1d8 [fire]'), showing(1, 2, 3));
  expect(parts.map((die) => die.label)).toEqual(['slashing', 'slashing', 'fire']);
});

test('the dust of binary fractions is wiped off a total', () => {
  expect(rollDice(dice('0.1+0.2'), showing()).total).toBe(0.3);
});

test('a long pool lists its first hundred dice', () => {
  expect(rollDice(dice('1000d6'), createRandom(1)).text).toMatch(/, and 900 more\) = \d+$/);
});

test('the same seed rolls the same', () => {
  const roll = dice('10d6!kh5 + 3d8r<2 + 1d20adv');
  expect(rollDice(roll, createRandom('table'))).toEqual(rollDice(roll, createRandom('table')));
  expect(rollDice(roll, createRandom('table')).text).not.toBe(
    rollDice(roll, createRandom('other')).text,
  );
});

test('a roll is never outside its minimum and maximum', () => {
  const random = createRandom('bounds');
  const texts = [
    '3d6',
    '4d6kh3',
    '4d6dl1+2',
    '2d6!',
    '3d6!!kh1',
    '4d6!pkl2',
    '5d6>=5f1',
    '3d6!>=5',
    '4dF',
    '4dF!-1d4',
    '2d6r1',
    '2d6ro<3',
    '3d6mi3',
    '4d6u',
    '4d6ukl2',
    '(1d6,2d4,3)kh2',
    '(1d6-3)*(1d6-4)',
    'abs(1d6-1d8)',
    '(1d6-3)^2',
    '1d20%7',
    '10/1d4',
    '4d6k>3',
    '(1d6,1d8)p<4',
    'max(1d4,1d6)-min(1d4,1d6)',
    '1d20adv+5',
    '3d6ra>4kh2',
    '1d6ra>=1',
  ];
  for (const text of texts) {
    const roll = dice(text);
    for (const options of [{}, { critical: true }, { advantage: 'disadvantage' }] as const) {
      const [low, high] = [minimumOf(roll, options), maximumOf(roll, options)];
      for (let count = 0; count < 300; count += 1) {
        const { total } = rollDice(roll, random, options);
        expect(total, text).toBeGreaterThanOrEqual(low);
        expect(total, text).toBeLessThanOrEqual(high);
      }
    }
  }
});
