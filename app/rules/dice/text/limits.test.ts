import { expect, test } from 'vitest';
import { createRandom, type Random } from '../../random';
import { distributionOf } from '../chances/distribution';
import { rollDice } from '../throw/roll';
import { createCursor } from './cursor';
import { formatDice } from './format';
import { parseDice, parseFrom } from './parse';

/** Texts meant to break a parser: fragments of the notation, random characters, deep brackets, huge numbers. */
function hostileText(random: Random): string {
  const fragments = [
    'd',
    '2d6',
    '1d20',
    'd%',
    'dF',
    '999999999',
    '1000d1000000',
    '0',
    '1',
    '1d1!',
    'd1!!',
    'd2!',
    '!',
    '!!',
    '!p',
    'r',
    'ro<',
    'ra6',
    'kh',
    'kl2',
    'd1',
    'p1',
    'k>3',
    '>=',
    '<2',
    'f',
    'f=1',
    'u',
    'adv',
    'dis',
    '(',
    ')',
    '{',
    '}',
    ',',
    '+',
    '-',
    '*',
    '/',
    '%',
    '^',
    '**',
    '9^9',
    'max(',
    'min(',
    'abs(',
    'floor(',
    '[',
    ']',
    '[fire]',
    '#',
    '//',
    ' ',
    '\n',
    '×',
    '−',
    '≥',
    '🔥',
    '\0',
    '\ud800',
    'İ',
    '٣',
    'e',
    'mi2',
    'ma5',
    '.5',
    '1e9',
    '1000000000',
    'constructor',
    '__proto__',
  ];
  switch (random.below(6)) {
    case 0:
      return Array.from({ length: random.below(120) }, () =>
        String.fromCharCode(random.below(256)),
      ).join('');
    case 1:
      return Array.from({ length: random.below(60) }, () =>
        String.fromCharCode(random.below(65_536)),
      ).join('');
    case 2: {
      const depth = random.below(260);
      return (
        `${random.pick(['(', '-', 'max(', '(1d6,', '{'])}`.repeat(depth) +
        random.pick(['', '1', 'd6', ')'.repeat(depth)])
      );
    }
    case 3:
      return random.pick(fragments).repeat(random.below(12_000));
    case 4: {
      const sound = [
        '500d6',
        '1d20adv',
        '9d10!',
        '4d2!!p',
        '(1d6,2d8)kh1',
        '1d1000000r<1000000',
        '99d6ro<6kh9',
        '1000000',
        'max(d4,2)',
        '3d6u',
      ];
      const terms = Array.from({ length: 1 + random.below(30) }, () => random.pick(sound));
      return terms
        .join(random.pick(['+', '-', '*', ',', ')+(', ' - -']))
        .slice(0, 300 + random.below(300));
    }
    default:
      return Array.from({ length: random.below(90) }, () => random.pick(fragments)).join('');
  }
}

test('2,000 hostile texts neither throw nor ask for much work, and what is understood rolls', () => {
  const random = createRandom('hostile');
  let understood = 0;
  let reads = 0;
  let draws = 0;
  for (let count = 0; count < 2000; count += 1) {
    const text = hostileText(random);
    const cursor = createCursor(text);
    const parsed = parseFrom(cursor);
    reads = Math.max(reads, cursor.reads);
    if (!parsed.ok) {
      expect(parsed.problem).toMatch(/\.$/);
      expect(parsed.position).toBeGreaterThanOrEqual(0);
      expect(parsed.position).toBeLessThanOrEqual(text.length);
      continue;
    }
    understood += 1;
    const source = createRandom(count);
    let drawn = 0;
    const below = (n: number): number => {
      drawn += 1;
      return source.below(n);
    };
    const { total, parts } = rollDice(
      parsed.roll,
      { ...source, below },
      { critical: count % 2 === 0 },
    );
    expect(Number.isFinite(total)).toBe(true);
    expect(parts.length).toBeLessThan(10_000);
    draws = Math.max(draws, drawn);
  }
  expect(understood).toBeGreaterThan(60);
  // About 200 reads of each character, and a few thousand dice.
  expect(reads).toBeLessThan(200_000);
  expect(draws).toBeLessThan(20_000);
});

test('the worst of what is understood still has an end', () => {
  const worst = [
    '1000d1000000',
    '500d6!',
    '250d2!',
    '1d1000000r<1000000',
    '500d20r<20',
    '40d6!>2',
    '1000d1000u',
    `${'1d2+'.repeat(120)}1`,
    '100d100kh50',
    '(1d6,1d8,1d10,1d12,1d20,1d4,1d6,1d8,1d10,1d12)kh5',
    '1d1000*1d1000*1d1000',
    `${'('.repeat(40)}1d6${')*1'.repeat(40)}`,
    '50d10!kh20',
    '20d10!pkh5',
    '10d4!!p=4>=5f<2',
    `max(${'1d100,'.repeat(60)}1)`,
  ];
  for (const text of worst) {
    const parsed = parseDice(text);
    if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
    expect(Number.isFinite(rollDice(parsed.roll, createRandom(1)).total)).toBe(true);
    const distribution = distributionOf(parsed.roll);
    if (!distribution.ok) continue;
    const all = [...distribution.values.values()].reduce((sum, chance) => sum + chance, 0);
    expect(all).toBeCloseTo(1, 9);
  }
});

test('the canonical text of what is understood means the same', () => {
  const random = createRandom('canonical');
  const pieces = [
    '2d6',
    'd20',
    '3d8kh2',
    '4d6!',
    '2d4r1',
    '5',
    '1.25',
    '+',
    '-',
    '*',
    '(',
    ')',
    ',',
    '[fire]',
    '>=3',
    'f1',
    'kh1',
    'p2',
    '!p',
    '^2',
    ' adv',
    'max(',
    'floor(',
    '# note',
    '/2',
    '%3',
    'dF',
    'ro<2',
    'min2',
    'ra4',
    'u',
    '!!>3',
    'k>1',
    '=2',
  ];
  let understood = 0;
  for (let count = 0; count < 12_000; count += 1) {
    const text = Array.from({ length: 1 + random.below(9) }, () => random.pick(pieces)).join('');
    const parsed = parseDice(text);
    if (!parsed.ok) continue;
    understood += 1;
    const again = parseDice(formatDice(parsed.roll));
    expect(again, `${text} became ${formatDice(parsed.roll)}`).toEqual(parsed);
  }
  expect(understood).toBeGreaterThan(600);
});
