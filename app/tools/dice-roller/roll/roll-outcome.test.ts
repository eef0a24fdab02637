import { expect, test } from 'vitest';
import { readExpressions, readRoll } from './asked-roll';
import { outcomeWords } from './outcome-words';
import { pressKey } from './press-key';
import { rollAsked } from './roll-outcome';
import { rollQuery, typedRoll } from './typed-roll';

function rolled(query: string) {
  const reading = readRoll(typedRoll(new URLSearchParams(query)));
  if (!reading.ok) throw new Error(reading.problem);
  return rollAsked(reading.asked);
}

function refused(query: string) {
  const reading = readRoll(typedRoll(new URLSearchParams(query)));
  return reading.ok ? null : [reading.field, reading.problem, reading.position];
}

test('the same dice, seed and word always come to the same; another word to another', () => {
  const totals = (query: string) => rolled(query).rolls.map(({ total }) => total);
  const first = totals('e=1d1000&times=20&seed=abc&word=lantern');
  expect(totals('e=1d1000&times=20&seed=abc&word=lantern')).toEqual(first);
  expect(totals('e=1d1000&times=20&seed=abc&word=torch')).not.toEqual(first);
  expect(totals('e=1d1000&times=20&seed=abd&word=lantern')).not.toEqual(first);
  expect(totals('e=1d1000&times=20&seed=abc')).not.toEqual(first);
});

test('advantage, disadvantage and both, which is neither', () => {
  expect(rolled('e=1d20&adv&seed=a').rolls[0]?.dice).toHaveLength(2);
  expect(rolled('e=1d20&dis=1&seed=a').edge).toBe('disadvantage');
  const both = rolled('e=1d20&adv=1&dis=1&seed=a');
  expect([both.edge, both.rolls[0]?.dice.length]).toEqual([null, 1]);
  expect(rolled('e=1d20&adv=0&seed=a').edge).toBeNull();
  expect(rolled('e=2d6&adv=1&seed=a').note).toBe(
    'There is no single d20 here: advantage changes nothing.',
  );
});

test('repetitions are counted against a DC, which its own number reaches', () => {
  const { rolls, successes, total } = rolled('e=1d6&times=50&dc=4&seed=count');
  expect(rolls).toHaveLength(50);
  expect(successes).toBe(rolls.filter((one) => one.total >= 4).length);
  expect(rolls.some((one) => one.total === 4 && one.success)).toBe(true);
  expect(total).toBe(rolls.reduce((sum, one) => sum + one.total, 0));
  expect(rolled('e=15&dc=15&seed=x').successes).toBe(1);
  expect(rolled('e=14&dc=15&seed=x').successes).toBe(0);
});

test('several expressions are rolled from one stream; the DC is for the first alone', () => {
  const { expression, rolls, further, total } = rolled(
    'e=1d20%2B7;2d6%2B4%20[a;b];d4&dc=15&seed=hit',
  );
  expect([expression, ...further.map((one) => one.expression)]).toEqual([
    '1d20 + 7',
    '2d6 + 4 [a;b]',
    '1d4',
  ]);
  expect(total).toBe(rolled('e=1d20%2B7&dc=15&seed=hit').total);
  expect(rolls[0]?.success).toBe(total >= 15);
  expect(further.flatMap((one) => one.rolls.map(({ success }) => success))).toEqual([null, null]);
  expect(outcomeWords(rolled('e=d6;d8&seed=hit'))).toMatch(/^\d\. 1d6 .*; \d\. 1d8 /);
  expect(refused('e=1d20;2d6%2Bx')).toEqual(['e', expect.stringContaining('“x”'), 9]);
  expect(refused(`e=${Array.from({ length: 7 }, () => 'd6').join(';')}`)?.[1]).toContain(
    'at most 6',
  );
  // A text that is far too long is refused without being taken apart.
  expect(readExpressions(';'.repeat(250_000)).ok).toBe(false);
  expect(refused('e=600d6;600d6')?.[1]).toContain('1,000 dice');
});

test('a coin says heads or tails, a d20 what is natural', () => {
  const said = new Set(rolled('e=1d2&times=40&seed=coin').rolls.map((one) => one.says));
  expect(said).toEqual(new Set(['heads', 'tails']));
  const naturals = rolled('e=1d20&times=100&seed=nat').rolls.filter((one) => one.says !== null);
  for (const { total, says } of naturals) expect(says).toBe(`natural ${total}`);
  expect(naturals.length).toBeGreaterThan(2);
});

test.each([
  ['e=', 'e', 'Write some dice', 0],
  ['e=2d6%2Bx', 'e', '“x”', 4],
  ['e=1d6&times=0', 'times', 'from 1 to 100', null],
  ['e=1d6&times=101', 'times', 'from 1 to 100', null],
  ['e=1d6&times=2.5', 'times', 'from 1 to 100', null],
  ['e=100d6&times=11', 'times', '100 dice 11 times are 1,100', null],
  ['e=1d6&dc=1001', 'dc', 'from 1 to 1,000', null],
  ['e=1d6&seed=a%20b', 'seed', 'letters, digits', null],
  [`e=1d6&seed=${'a'.repeat(65)}`, 'seed', 'up to 64', null],
  [`e=1d6&word=${'a'.repeat(61)}`, 'word', 'at most 60', null],
  [`e=${'1'.repeat(600)}`, 'e', '500 characters', 500],
])('refuses %s in words', (query, field, words, position) => {
  expect(refused(query)).toEqual([field, expect.stringContaining(words), position]);
});

test('an outcome is one sentence for the ear', () => {
  expect(outcomeWords(rolled('e=5&dc=5&seed=a'))).toBe('5, a success against DC 5. 5 = 5');
  expect(outcomeWords(rolled('e=5&times=3&seed=a'))).toBe('3 times 5: 5, 5, 5, total 15');
  expect(outcomeWords(rolled('e=5&times=3&dc=6&seed=a'))).toBe(
    '3 times 5: 5, 5, 5, 0 successes against DC 6',
  );
});

test('a query is read as it was written', () => {
  const typed = typedRoll(new URLSearchParams('e=1d20%2B5&adv=1&times=3&dc=12&seed=s&word=a b'));
  expect(typedRoll(new URLSearchParams(rollQuery(typed)))).toEqual(typed);
  expect(rollQuery(typedRoll(new URLSearchParams('e=d6&times=1')))).toBe('?e=d6');
});

test.each([
  ['', 'd20', '1d20'],
  ['1d20', 'd20', '2d20'],
  ['d6', 'd6', '2d6'],
  ['1d8+1d6', 'd6', '1d8+2d6'],
  ['1d6', 'd%', '1d6+1d%'],
  ['1d%', 'd%', '2d%'],
  ['1d12', 'd2', '1d12+1d2'],
  ['1d20', '+1', '1d20+1'],
  ['1d20+4', '+1', '1d20+5'],
  ['1d20+1', '-1', '1d20'],
  ['1d20-4', '+5', '1d20+1'],
  ['1d20 + 4', '-1', '1d20+3'],
  ['', '+5', '5'],
  ['4d6>=5', '+1', '4d6>=5+1'],
  ['1d20+4', 'clear', ''],
  ['1d20', 'rm -rf', ''],
])('%s and the key %s are %s', (text, key, result) => {
  expect(pressKey(text, key)).toBe(result);
});
