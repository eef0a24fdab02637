import { expect, test } from 'vitest';
import { parseDice } from '~/rules/dice/text/parse';
import { rollDice } from '~/rules/dice/throw/roll';
import { createRandom } from '~/rules/random';
import measured from './measured-dice.json';
import {
  chiSquareOf,
  MEASURED_SEED,
  MEASURED_SIDES,
  MEASURED_THROWS,
  measureDie,
  upperChance,
} from './measured-die';

test.each(MEASURED_SIDES)('the page prints how a million d%i fall', (sides) => {
  const fresh = measureDie(sides, MEASURED_SEED, MEASURED_THROWS);
  expect(measured.find((die) => die.sides === sides)).toEqual(fresh);
  expect(fresh.counts.reduce((sum, count) => sum + count, 0)).toBe(MEASURED_THROWS);
});

test.each([6, 20])('200,000 d%i of the notation itself are even', (sides) => {
  const parsed = parseDice(`1000d${sides}`);
  if (!parsed.ok) throw new Error(parsed.problem);
  const random = createRandom('many');
  const counts = Array.from({ length: sides }, () => 0);
  for (let roll = 0; roll < 200; roll += 1) {
    for (const { face } of rollDice(parsed.roll, random).parts) {
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
  }
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(200_000);
  const { chance } = chiSquareOf(counts);
  expect(chance).toBeGreaterThan(0.001);
  expect(chance).toBeLessThan(0.999);
});

test('the chances of chi-square are those of the tables', () => {
  // Critical values at 5% and 99%, as in statistics tables.
  for (const [value, degrees] of [
    [3.841, 1],
    [11.07, 5],
    [16.919, 9],
    [30.144, 19],
    [123.225, 99],
  ] as const)
    expect(upperChance(value, degrees)).toBeCloseTo(0.05, 4);
  expect(upperChance(0.554, 5)).toBeCloseTo(0.99, 3);
  expect(upperChance(0, 5)).toBe(1);
});

test('a loaded die is found out', () => {
  const loaded = [16_000, 16_000, 16_000, 16_000, 16_000, 20_000];
  expect(chiSquareOf(loaded).chance).toBeLessThan(1e-9);
});
