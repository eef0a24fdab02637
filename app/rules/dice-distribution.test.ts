import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDice } from './dice';
import { distributionOf } from './dice-distribution';
import type { DiceExpression, RollOptions } from './dice-expression';
import { rollDice } from './dice-roll';
import { averageOf, maximumOf, meanOf, minimumOf } from './dice-summary';
import { createRandom, type Random } from './random';

function dice(text: string): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
  return parsed.roll;
}

/** The chance of every total, by throwing every face of every die; stops below `least` and says what was left out. */
function everyRoll(
  roll: DiceExpression,
  options: RollOptions = {},
  least = 1e-10,
  most = 400_000,
): { values: Map<number, number>; lost: number } | null {
  const values = new Map<number, number>();
  const path: number[] = [];
  const sizes: number[] = [];
  let lost = 0;
  for (let rolls = 0; ; rolls += 1) {
    if (rolls > most) return null;
    let depth = 0;
    let chance = 1;
    const cut = new Error('too unlikely to follow');
    const below = (n: number): number => {
      if (chance < least) throw cut;
      chance /= n;
      sizes[depth] = n;
      path[depth] ??= 0;
      const value = path[depth] ?? 0;
      depth += 1;
      return value;
    };
    const random: Random = { ...createRandom(0), below };
    try {
      const { total } = rollDice(roll, random, options);
      values.set(total, (values.get(total) ?? 0) + chance);
    } catch (problem) {
      if (problem !== cut) throw problem;
      lost += chance;
    }
    path.length = depth;
    while (path.length > 0 && (path.at(-1) ?? 0) + 1 >= (sizes[path.length - 1] ?? 0)) path.pop();
    if (path.length === 0) return { values, lost };
    path[path.length - 1] = (path.at(-1) ?? 0) + 1;
  }
}

/** The chances of a plain function of some dice, written down without any of our code. */
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
  lost = 0,
): void {
  const found = distributionOf(roll, options);
  if (!found.ok) throw new Error(found.reason);
  const values = [...found.values];
  expect(values.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(1, 10);
  for (const [value, chance] of expected) {
    const said = found.values.get(value) ?? 0;
    expect(said).toBeGreaterThan(chance - 1e-11);
    expect(said).toBeLessThan(chance + lost + 1e-11);
  }
  // Nothing that cannot be rolled, apart from what was too unlikely to follow.
  const extra = values.filter(([value]) => !expected.has(value));
  expect(extra.reduce((sum, [, chance]) => sum + chance, 0)).toBeLessThanOrEqual(lost + 1e-11);
  const mean = meanOf(roll, options);
  expect(mean).toBeCloseTo(found.mean, 8);
  if (lost > 0) return;
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

const BY_ROLLING = [
  '2d6!',
  '3d4!',
  '1d6!>4',
  '2d6!!',
  '1d6!!>=5',
  '2d6!p',
  '1d4!!p',
  '3d4!kh2',
  '2d4!kl1',
  '2d4!pkh2',
  '2d6!!kh1',
  '3d4!>=4',
  '2d4!!=4k>5',
  '2d6!=6>=5',
  '2d4!k>2kh1',
  '2d6ro1!',
  '2d6r1kh1',
  '3d4ro<3kh2',
  '2d4min2!',
  '2dF!',
  '3d4u',
  '4d6ukh2',
  '3d6u>=3',
  '2d4ukl1',
  '3d6up1',
  '1d20ro1mi10 adv',
  '2d4ra1dl1',
  '1d6!+1d4!',
  '2d6!*2',
  '(1d4!,1d6)kh1',
  'max(1d6!,5)',
  '1d10e10',
  '2d4max3!',
  '1d6-1d4!',
];

test.each(BY_ROLLING)('%s has the chances of its own rolls', (text) => {
  const roll = dice(text);
  const all = everyRoll(roll, {}, 1e-6);
  expect(all?.lost).toBeLessThan(1e-3);
  if (all !== null) expectSame(roll, all.values, {}, all.lost);
});

test.each([
  ['1d20+5', { advantage: 'advantage' }],
  ['1d20+1d4', { advantage: 'disadvantage' }],
  ['1d20adv', { advantage: 'disadvantage' }],
  ['1d20 adv', { advantage: 'advantage' }],
  ['2d6+3', { critical: true }],
  ['2d4kh1+1', { critical: true }],
  ['(1d4,1d6)kh1', { critical: true }],
  ['1d20ro1', { advantage: 'advantage' }],
] satisfies [string, RollOptions][])(
  '%s with %o has the chances of its own rolls',
  (text, options) => {
    const all = everyRoll(dice(text), options);
    expect(all?.lost).toBe(0);
    if (all !== null) expectSame(dice(text), all.values, options);
  },
);

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

/** Small expressions, so that every case of them can be rolled. */
const small = fc.letrec<{ node: string; pool: string }>((tie) => ({
  pool: fc
    .tuple(
      fc.integer({ min: 1, max: 3 }),
      fc.constantFrom('1', '2', '3', '4', 'F'),
      fc.constantFrom('', '', 'ro1', 'r1', 'min2', 'max2', 'ro<2', '!=2', 'ra2', '!!=2', '!p=2'),
      fc.constantFrom('', '', 'kh2', 'kl1', 'dl1', 'dh1', 'p1', 'k>1', 'p2kh1'),
      fc.constantFrom('', '', '>=2', '<2f=2'),
    )
    .map((parts) => `${parts[0]}d${parts[1]}${parts.slice(2).join('')}`),
  node: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    tie('pool'),
    fc.integer({ min: 0, max: 5 }).map(String),
    fc
      .tuple(tie('node'), fc.constantFrom('+', '-', '*'), tie('node'))
      .map(([left, sign, right]) => `(${left}) ${sign} (${right})`),
    fc.tuple(tie('node'), fc.constantFrom('2', '3')).map(([left, right]) => `(${left}) / ${right}`),
    fc
      .tuple(fc.constantFrom('floor', 'abs', 'ceil', 'round'), tie('node'))
      .map(([name, of]) => `${name}(${of})`),
    fc
      .tuple(tie('node'), tie('node'), fc.constantFrom('', 'kh1', 'dh1', 'p<2', '>2', 'k>1kl1'))
      .map(([left, right, choice]) => `(${left}, ${right})${choice}`),
  ),
}));

test('small expressions of any shape have the chances of their own rolls', () => {
  let checked = 0;
  fc.assert(
    fc.property(small.node, (text) => {
      const parsed = parseDice(text);
      if (!parsed.ok) return;
      const all = everyRoll(parsed.roll, {}, 1e-5, 2000);
      if (all === null || all.lost > 1e-2) return;
      checked += 1;
      expectSame(parsed.roll, all.values, {}, all.lost);
    }),
    { seed: 5, numRuns: 300 },
  );
  expect(checked).toBeGreaterThan(150);
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
