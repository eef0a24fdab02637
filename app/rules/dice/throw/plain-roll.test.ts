import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRandom } from '../../random';
import { parseDice } from '../text/parse';
import { rollPlain } from './plain-roll';
import { rollDice } from './roll';

const dice = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 24 }), fc.constantFrom(2, 4, 6, 8, 10, 12, 20, 100)),
  fc.constant([1, 20] as const),
);
const term = fc.oneof(
  dice.map(([count, sides]) => `${count}d${sides}`),
  fc.integer({ min: 0, max: 300 }).map(String),
);
const later = fc.tuple(fc.constantFrom('+', '-', ' + ', ' - '), term).map((both) => both.join(''));
const plainText = fc
  .tuple(term, fc.array(later, { maxLength: 4 }))
  .map(([first, others]) => first + others.join(''));

test('plain dice fall as the whole notation lets them fall, with the same words', () => {
  fc.assert(
    fc.property(
      plainText,
      fc.string(),
      fc.constantFrom(null, 'advantage' as const, 'disadvantage' as const),
      fc.boolean(),
      (text, seed, advantage, critical) => {
        const parsed = parseDice(text);
        if (!parsed.ok) throw new Error(`${text}: ${parsed.problem}`);
        const options = { advantage, critical };
        const whole = rollDice(parsed.roll, createRandom(seed), options);
        expect(rollPlain(text, createRandom(seed), options), text).toMatchObject({
          total: whole.total,
          text: whole.text,
          naturalTwenty: whole.naturalTwenty,
          naturalOne: whole.naturalOne,
        });
      },
    ),
    { numRuns: 200 },
  );
});

test.each([
  '',
  'nothing',
  '2d6kh1',
  '0d6',
  '1d0',
  'd',
  '2d6*2',
  '(1d4)',
  '1d6+',
  '+1',
  '100d6',
  '-1d4',
  '1d6'.padEnd(60, '+1d6'),
  '1d20adv',
  '4d6 # luck',
])('%j is not plain', (text) => {
  expect(rollPlain(text, createRandom('a'))).toBeNull();
});
