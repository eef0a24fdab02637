import { expect, test } from 'vitest';
import type { DiceExpression, RollOptions } from '../text/expression';
import { parseDice } from '../text/parse';
import { distributionOf } from './distribution';
import { maximumOf, meanOf, minimumOf } from './summary';

function dice(text: string): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
  return parsed.roll;
}

/** The distribution of a plain function of some dice, computed without the code under test. */
function byHand(
  sides: readonly number[],
  total: (...faces: number[]) => number,
): Map<number, number> {
  const values = new Map<number, number>();
  const ways = sides.reduce((product, side) => product * side, 1);
  for (let index = 0; index < ways; index += 1) {
    let rest = index;
    const faces = sides.map((side) => {
      const face = (rest % side) + 1;
      rest = Math.floor(rest / side);
      return face;
    });
    const value = total(...faces);
    values.set(value, (values.get(value) ?? 0) + 1 / ways);
  }
  return values;
}

function expectSame(
  roll: DiceExpression,
  expected: ReadonlyMap<number, number>,
  options: RollOptions = {},
): void {
  const found = distributionOf(roll, options);
  if (!found.ok) throw new Error(found.reason);
  const values = [...found.values];
  expect(values.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 10);
  for (const [value, chance] of expected) {
    const said = found.values.get(value) ?? 0;
    expect(said).toBeGreaterThan(chance - 1e-11);
    expect(said).toBeLessThan(chance + 1e-11);
  }
  // No other totals are possible.
  const extra = values.filter(([value]) => !expected.has(value));
  expect(extra.reduce((sum, [, chance]) => sum + chance, 0)).toBeLessThanOrEqual(1e-11);
  const mean = meanOf(roll, options);
  expect(mean).toBeCloseTo(found.mean, 8);
  const totals = [...expected.keys()];
  expect([found.min, found.max]).toEqual([Math.min(...totals), Math.max(...totals)]);
  expect([minimumOf(roll, options), maximumOf(roll, options)]).toEqual([found.min, found.max]);
}

const sum = (...faces: number[]): number => faces.reduce((all, face) => all + face, 0);
const top = (count: number, faces: number[]): number =>
  sum(...faces.sort((a, b) => b - a).slice(0, count));
const low = (count: number, faces: number[]): number =>
  sum(...faces.sort((a, b) => a - b).slice(0, count));

const BY_HAND: [text: string, sides: number[], total: (...faces: number[]) => number][] = [
  ['d6', [6], sum],
  ['1d8+1d6', [8, 6], sum],
  ['4d6kh3', [6, 6, 6, 6], (...faces) => top(3, faces)],
  ['4d6', [6, 6, 6, 6], sum],
  ['3d6', [6, 6, 6], sum],
  ['2d20kh1', [20, 20], Math.max],
  ['2d20kl1', [20, 20], Math.min],
  ['1d20adv', [20, 20], Math.max],
  ['1d20dis', [20, 20], Math.min],
  ['1d20+5 adv', [20, 20], (a, b) => Math.max(a, b) + 5],
  ['4d6k3', [6, 6, 6, 6], (...faces) => top(3, faces)],
  ['4d6dl1', [6, 6, 6, 6], (...faces) => top(3, faces)],
  ['4d6d1', [6, 6, 6, 6], (...faces) => top(3, faces)],
  ['4d6dh2', [6, 6, 6, 6], (...faces) => low(2, faces)],
  ['4d6kl2', [6, 6, 6, 6], (...faces) => low(2, faces)],
  ['5d4kh3kl1', [4, 4, 4, 4, 4], (...faces) => faces.sort((a, b) => b - a)[2] ?? 0],
  ['4d6ph1pl1', [6, 6, 6, 6], (...faces) => top(3, faces) - Math.max(...faces)],
  ['3d6p1', [6, 6, 6], (...faces) => sum(...faces.filter((face) => face !== 1))],
  ['3d6k>4', [6, 6, 6], (...faces) => sum(...faces.filter((face) => face > 4))],
  [
    '4d6p1kh2',
    [6, 6, 6, 6],
    (...faces) =>
      top(
        2,
        faces.filter((face) => face !== 1),
      ),
  ],
  [
    '4d6p<3kl2',
    [6, 6, 6, 6],
    (...faces) =>
      low(
        2,
        faces.filter((face) => face >= 3),
      ),
  ],
  ['2d6min2', [6, 6], (a, b) => Math.max(a, 2) + Math.max(b, 2)],
  ['2d6ma5', [6, 6], (a, b) => Math.min(a, 5) + Math.min(b, 5)],
  ['1d20mi10+3', [20], (a) => Math.max(a, 10) + 3],
  [
    '3d6mi2kh2',
    [6, 6, 6],
    (...faces) =>
      top(
        2,
        faces.map((face) => Math.max(face, 2)),
      ),
  ],
  ['5d6>=5', [6, 6, 6, 6, 6], (...faces) => faces.filter((face) => face >= 5).length],
  [
    '4d6>=5f<2',
    [6, 6, 6, 6],
    (...faces) =>
      faces.filter((face) => face >= 5).length - faces.filter((face) => face < 2).length,
  ],
  [
    '4d6kh2>=5',
    [6, 6, 6, 6],
    (...faces) =>
      faces
        .sort((a, b) => b - a)
        .slice(0, 2)
        .filter((x) => x > 4).length,
  ],
  ['3d6<>3', [6, 6, 6], (...faces) => faces.filter((face) => face !== 3).length],
  ['1d6ro1', [6, 6], (a, b) => (a === 1 ? b : a)],
  ['1d6ro<3', [6, 6], (a, b) => (a < 3 ? b : a)],
  ['1d6r1', [5], (a) => a + 1],
  ['1d6rr<3', [4], (a) => a + 2],
  ['1d6r1r6', [4], (a) => a + 1],
  ['1d6ra6', [6, 6], (a, b) => (a === 6 ? a + b : a)],
  ['2d4ra>2', [4, 4, 4, 4], (a, b, c, d) => a + b + (a > 2 ? c : 0) + (b > 2 ? d : 0)],
  ['2d4ra4kh1', [4, 4, 4, 4], (a, b, c, d) => Math.max(a, b, a === 4 ? c : 0, b === 4 ? d : 0)],
  ['4dF', [3, 3, 3, 3], (...faces) => sum(...faces) - 8],
  ['4dFkh2', [3, 3, 3, 3], (...faces) => top(2, faces) - 4],
  ['2d4*3', [4, 4], (a, b) => (a + b) * 3],
  ['1d4*1d6', [4, 6], (a, b) => a * b],
  ['1d6-1d6', [6, 6], (a, b) => a - b],
  ['-1d4', [4], (a) => -a],
  ['floor(1d6/2)', [6], (a) => Math.floor(a / 2)],
  ['ceil(2d6/4)', [6, 6], (a, b) => Math.ceil((a + b) / 4)],
  ['round(1d6/4)', [6], (a) => Math.round(a / 4)],
  ['abs(1d6-1d4)', [6, 4], (a, b) => Math.abs(a - b)],
  ['abs(2*1d2-3)', [2], (a) => Math.abs(2 * a - 3)],
  ['max(1d6,1d8,4)', [6, 8], (a, b) => Math.max(a, b, 4)],
  ['min(1d6,1d8)', [6, 8], Math.min],
  ['1d10%3', [10], (a) => a % 3],
  ['(1d6-3)%2', [6], (a) => (a - 3) % 2],
  ['1d4^2', [4], (a) => a ** 2],
  ['(1d4-2)^2', [4], (a) => (a - 2) ** 2],
  ['1d6/4', [6], (a) => a / 4],
  ['12/1d6', [6], (a) => 12 / a],
  ['(1d6,1d8,1d4)kh1', [6, 8, 4], Math.max],
  ['(1d6,1d8,1d4)kl2', [6, 8, 4], (...faces) => low(2, faces)],
  ['(1d6,2d4,5)dl1', [6, 4, 4], (a, b, c) => top(2, [a, b + c, 5])],
  [
    '(1d6,1d6+1,1d8)>=5',
    [6, 6, 8],
    (a, b, c) => [a, b + 1, c].filter((value) => value >= 5).length,
  ],
  ['(1d6,1d8)p<3', [6, 8], (a, b) => (a < 3 ? 0 : a) + (b < 3 ? 0 : b)],
  [
    '(1d6,1d8,1d6)p<3kh1',
    [6, 8, 6],
    (...faces) => Math.max(0, ...faces.filter((face) => face >= 3)),
  ],
  ['1d20+5>=15', [20], (a) => (a + 5 >= 15 ? 1 : 0)],
  ['2d6+3 [slashing] + 1d8 [fire]', [6, 6, 8], (a, b, c) => a + b + 3 + c],
  ['d%', [100], sum],
  ['(1+1)d(2*3)', [6, 6], sum],
  ['2d6+1d6-1d4+2', [6, 6, 6, 4], (a, b, c, d) => a + b + c - d + 2],
  ['1d1000kh1', [1000], sum],
  ['(1d20adv, 12)kh1', [20, 20], (a, b) => Math.max(a, b, 12)],
];

test.each(BY_HAND)('%s has the chances that counting every case gives', (text, sides, total) => {
  expectSame(
    dice(text),
    new Map([...byHand(sides, total)].map(([value, chance]) => [value + 0, chance])),
  );
});

test('unique dice have the chances of drawing without putting back', () => {
  const pairs = byHand([6, 6, 6], (a, b, c) => (a === b || b === c || a === c ? -1 : a + b + c));
  const left = 1 - (pairs.get(-1) ?? 0);
  pairs.delete(-1);
  expectSame(dice('3d6u'), new Map([...pairs].map(([value, chance]) => [value, chance / left])));
});

test('advantage and disadvantage cancel out', () => {
  expectSame(dice('1d20adv'), byHand([20], sum), { advantage: 'disadvantage' });
});

test('a critical hit throws the dice twice and the bonus once', () => {
  expectSame(
    dice('1d6+3'),
    byHand([6, 6], (a, b) => a + b + 3),
    { critical: true },
  );
});

test('large pools are told exactly, and too large ones are refused', () => {
  const many = distributionOf(dice('1000d6'));
  expect(many.ok && many.mean).toBeCloseTo(3500, 6);
  const stats = distributionOf(dice('10d10kh5'));
  expect(stats.ok && stats.values.size).toBe(46);
  expect(stats.ok && stats.values.get(5)).toBeCloseTo(1e-10, 16);
  for (const text of ['10d1000000', '100d100kh50', '1d30000']) {
    expect(distributionOf(dice(text))).toEqual({ ok: false, reason: 'too-large' });
  }
  expect(distributionOf(dice('1d20!>1'))).toEqual({ ok: false, reason: 'unbounded' });
});
