import { expect, test } from 'vitest';
import { parseDice, parseFrom } from './dice';
import { createCursor } from './dice-cursor';
import { distributionOf } from './dice-distribution';
import { formatDice } from './dice-format';
import { rollDice } from './dice-roll';
import { createRandom, type Random } from './random';

function canonical(text: string): string {
  const parsed = parseDice(text);
  return parsed.ok ? formatDice(parsed.roll) : `${parsed.position}: ${parsed.problem}`;
}

test.each([
  ['d6', '1d6'],
  ['2D6+3', '2d6 + 3'],
  [' 2 d 6 + 3 ', '2d6 + 3'],
  ['1d8+1d6', '1d8 + 1d6'],
  ['4d6kh3', '4d6kh3'],
  ['4d6 k h3', '4d6kh3'],
  ['4d6k3', '4d6kh3'],
  ['4d6k', '4d6kh1'],
  ['4d6d1', '4d6dl1'],
  ['4d6dh', '4d6dh1'],
  ['4d6pl1', '4d6dl1'],
  ['4d6ph1', '4d6dh1'],
  ['4d6p1', '4d6p=1'],
  ['4d6d<3', '4d6p<3'],
  ['4d6k>2kh1', '4d6k>2kh1'],
  ['d%', '1d100'],
  ['4dF', '4dF'],
  ['4df>=-1', '4dF>=-1'],
  ['5d6!', '5d6!'],
  ['5d6!>4', '5d6!>4'],
  ['5d6!=5', '5d6!=5'],
  ['5d6!!', '5d6!!'],
  ['5d6!!>=5', '5d6!!>=5'],
  ['5d6!p', '5d6!p'],
  ['5d6!p>4', '5d6!p>4'],
  ['5d6!!p', '5d6!!p'],
  ['5d6!ph1', '5d6!dh1'],
  ['5d6!p1', '5d6!=6p=1'],
  ['5d6!=6>=5', '5d6!=6>=5'],
  ['5d6e6', '5d6!'],
  ['4d6r', '4d6r=1'],
  ['4d6r<3', '4d6r<3'],
  ['4d6rr1r2', '4d6r=1r=2'],
  ['4d6ro1', '4d6ro=1'],
  ['4d6ra6', '4d6ra=6'],
  ['4d6min2', '4d6min2'],
  ['4d6mi2ma5', '4d6min2max5'],
  ['4d20u', '4d20u'],
  ['10d6>=5f<2', '10d6>=5f<2'],
  ['10d6≥5', '10d6>=5'],
  ['10d6≠5', '10d6<>5'],
  ['10d6>4f1', '10d6>4f=1'],
  ['4d6sd', '4d6'],
  ['1d20cs=20cf=1', '1d20'],
  ['1d20adv', '1d20adv'],
  ['1d20 disadvantage + 2', '1d20dis + 2'],
  ['1d20+1d4 advantage', '1d20 + 1d4 adv'],
  ['2d6[fire]', '2d6 [fire]'],
  ['2d6[ magic ][fire]', '2d6 [magic fire]'],
  ['2d6+3 [slashing] + 1d8 [fire]', '2d6 + 3 [slashing] + 1d8 [fire]'],
  ['(2d6+3)[cold]', '(2d6 + 3) [cold]'],
  ['1d20+5 # sneak attack', '1d20 + 5 # sneak attack'],
  ['1d20+5 // to hit', '1d20 + 5 # to hit'],
  ['2×3−1÷2', '2 * 3 - 1 / 2'],
  ['-2d6', '-2d6'],
  ['2 - -3', '2 - -3'],
  ['-(1+2)', '-(1 + 2)'],
  ['((2d6))', '2d6'],
  ['(4d6)kh3', '4d6kh3'],
  ['1-(2-3)', '1 - (2 - 3)'],
  ['2*(3*4)', '2 * (3 * 4)'],
  ['2^3', '2^3'],
  ['-2**2', '-2^2'],
  ['(-2)^2', '(-2)^2'],
  ['floor(7/2)', 'floor(7 / 2)'],
  ['MAX(1d6, 1d8)', 'max(1d6, 1d8)'],
  ['(1d6, 1d8, 5)kh1', '(1d6, 1d8, 5)kh1'],
  ['{4d6, 2d8}k1', '(4d6, 2d8)kh1'],
  ['(1d6,1d8)', '(1d6, 1d8)'],
  ['1d20+5 >= 15', '(1d20 + 5)>=15'],
  ['(2d6>=4)>=1', '(2d6>=4)>=1'],
  ['(2+1)d(2*3)', '3d6'],
  ['1.5*2d4', '1.5 * 2d4'],
  ['2d6 // 3', '2d6 # 3'],
])('%s is understood as %s', (text, expected) => {
  expect(canonical(text)).toBe(expected);
});

test.each([
  ['', '0: Write some dice, such as 2d6+3.'],
  ['   ', '3: Write some dice, such as 2d6+3.'],
  ['# only words', '0: Write some dice, such as 2d6+3.'],
  ['2d6+', '4: Something is missing at the end: write dice or a number.'],
  ['2d6 3', '4: “3” does not fit here.'],
  ['fire', '0: “f” does not fit here.'],
  ['2d6 🔥', '4: “🔥” does not fit here.'],
  ['2d6)', '3: “)” does not fit here.'],
  ['(2d6', '0: This bracket is never closed.'],
  ['()', '1: “)” does not fit here.'],
  ['d', '1: Write how many sides the die has, from 1 to 1,000,000.'],
  ['d0', '1: Write how many sides the die has, from 1 to 1,000,000.'],
  ['1d1000001', '2: Write how many sides the die has, from 1 to 1,000,000.'],
  ['0d6', '0: Roll a whole number of dice, from 1 to 1,000.'],
  ['1001d6', '0: Roll a whole number of dice, from 1 to 1,000.'],
  ['1.5d6', '0: Roll a whole number of dice, from 1 to 1,000.'],
  ['999999999d999999999', '0: Roll a whole number of dice, from 1 to 1,000.'],
  ['501d6+500d6', '0: Roll at most 1,000 dice at once.'],
  ['900d6!', '0: Roll at most 1,000 dice at once.'],
  ['1000000001', '0: Numbers go up to 1,000,000,000.'],
  ['(1d4)d6', '0: The number of dice cannot itself be rolled.'],
  ['2+(1d4+1)d6', '2: The number of dice cannot itself be rolled.'],
  ['1/0', '1: This could divide by zero.'],
  ['12/(1d6-1)', '2: This could divide by zero.'],
  ['12/(3-1d2)', '2: This could divide by zero.'],
  ['5%(1d2-1)', '1: This could divide by zero.'],
  ['2d6r<7', '3: Every face would be rerolled, for ever.'],
  ['1d1!', '3: Every face would explode, for ever.'],
  ['2d6!>=1', '3: Every face would explode, for ever.'],
  ['2d6!!!', '6: These dice explode already.'],
  ['2d6ma1mi2', '3: The least of the dice is above their most.'],
  ['7d6u', '3: There are more unique dice than faces.'],
  ['2d6u!', '3: Unique dice cannot also be rerolled, explode or have a least or most.'],
  ['2d6>', '4: Write a number after “>”.'],
  ['2d6[fire', '3: This label has no closing bracket.'],
  ['2d6 adv', '4: Advantage and disadvantage need a single d20.'],
  ['2d6>4>3', '5: This already counts successes.'],
  ['(1d6+2)kh1', '7: Keep and drop need dice or a list, such as (1d6, 1d8)kh1.'],
  ['floor 2', '6: Write brackets after “floor”.'],
  ['floor(1, 2)', '0: “floor” takes one value.'],
  ['2^0.5', '1: A power is a whole number from 0 to 20.'],
  ['2^1d4', '1: A power is a whole number from 0 to 20.'],
  ['1000000^20', '7: The total could grow too large.'],
  ['1.1234567', '0: Write one to 6 digits after the point.'],
  [`${'('.repeat(51)}1${')'.repeat(51)}`, '51: There are too many brackets inside one another.'],
  [`${'-'.repeat(51)}1`, '51: There are too many brackets inside one another.'],
  ['1'.repeat(501), '500: Keep the dice under 500 characters.'],
])('%s is refused', (text, expected) => {
  expect(canonical(text)).toBe(expected);
});

/** Texts made to break a parser: fragments of the notation, random characters, towers of brackets, giant numbers. */
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

test('10,000 hostile texts neither throw nor ask for much work, and what is understood rolls', () => {
  const random = createRandom('hostile');
  let understood = 0;
  let reads = 0;
  let draws = 0;
  for (let count = 0; count < 10_000; count += 1) {
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
  expect(understood).toBeGreaterThan(300);
  // About 200 looks at each character, and a few thousand dice.
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
  for (let count = 0; count < 60_000; count += 1) {
    const text = Array.from({ length: 1 + random.below(9) }, () => random.pick(pieces)).join('');
    const parsed = parseDice(text);
    if (!parsed.ok) continue;
    understood += 1;
    const again = parseDice(formatDice(parsed.roll));
    expect(again, `${text} became ${formatDice(parsed.roll)}`).toEqual(parsed);
  }
  expect(understood).toBeGreaterThan(3000);
});
