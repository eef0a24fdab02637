import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../random';
import type { DiceExpression, RollOptions } from '../text/expression';
import { parseDice } from '../text/parse';
import { rollDice } from '../throw/roll';
import { distributionOf } from './distribution';
import { maximumOf, meanOf, minimumOf } from './summary';

function dice(text: string): DiceExpression {
  const parsed = parseDice(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
  return parsed.roll;
}

/**
 * The chance of every total, found by rolling every face of every die; branches below `least` are dropped, and their
 * sum is returned.
 */
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
  // No other totals are possible, except those of the dropped branches.
  const extra = values.filter(([value]) => !expected.has(value));
  expect(extra.reduce((sum, [, chance]) => sum + chance, 0)).toBeLessThanOrEqual(lost + 1e-11);
  const mean = meanOf(roll, options);
  expect(mean).toBeCloseTo(found.mean, 8);
  if (lost > 0) return;
  const totals = [...expected.keys()];
  expect([found.min, found.max]).toEqual([Math.min(...totals), Math.max(...totals)]);
  expect([minimumOf(roll, options), maximumOf(roll, options)]).toEqual([found.min, found.max]);
}

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

/** Small expressions, so that all their rolls can be enumerated. */
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
    { seed: 5, numRuns: 120 },
  );
  expect(checked).toBeGreaterThan(60);
});
