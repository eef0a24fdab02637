import { expect, test } from 'vitest';
import type { Dice } from './expression';
import { explosionChance } from './faces';
import { parseDice } from './parse';

function poolOf(text: string): Dice {
  const parsed = parseDice(text);
  if (!parsed.ok || parsed.roll.root.kind !== 'dice') throw new Error(`${text} is not one pool`);
  return parsed.roll.root;
}

test.each([
  ['1d6', 0],
  ['1d6!', 1 / 6],
  ['1d6!>4', 2 / 6],
  // A 1 is rerolled, and the second roll may explode.
  ['1d6ro1!', 1 / 6 + (1 / 6) * (1 / 6)],
  // A 6 explodes only on the second roll.
  ['1d6ro6!', (1 / 6) * (1 / 6)],
  ['1d6ro>4!>4', (2 / 6) * (2 / 6)],
  ['1d6ro<3!>4', 2 / 6 + (2 / 6) * (2 / 6)],
  // A 1 is always rerolled: five faces are left.
  ['1d6r1!', 1 / 5],
  ['1d6r1ro2!', 1 / 5 + (1 / 5) * (1 / 5)],
])('%s explodes with a chance of %f', (text, chance) => {
  expect(explosionChance(poolOf(text))).toBeCloseTo(chance, 12);
});
