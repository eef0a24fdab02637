import { expect, test } from 'vitest';
import { caughtIn, mostInArea } from './area';
import { Dice } from './dice';
import { failPercent, hitPercent } from './worth';

test('dice are even, for ever the same, and each fight has its own', () => {
  const dice = new Dice('delve');
  dice.begin(1);
  const first = Array.from({ length: 6 }, () => dice.die(20));
  dice.begin(2);
  const second = Array.from({ length: 6 }, () => dice.die(20));
  dice.begin(1);
  expect(Array.from({ length: 6 }, () => dice.die(20))).toEqual(first);
  expect(second).not.toEqual(first);
  const counts = Array.from({ length: 20 }, () => 0);
  for (let fight = 1; fight <= 4000; fight += 1) {
    dice.begin(fight);
    for (let throws = 0; throws < 10; throws += 1) {
      const face = dice.die(20);
      counts[face - 1] = (counts[face - 1] ?? 0) + 1;
    }
  }
  const chi = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0);
  expect(chi).toBeLessThan(43.8);
});

test('low faces are thrown again once', () => {
  const dice = new Dice('again');
  dice.begin(1);
  let [plain, again] = [0, 0];
  for (let throws = 0; throws < 20_000; throws += 1) {
    plain += dice.sum(2, 6);
    again += dice.sumAgain(2, 6);
  }
  expect(plain / 20_000).toBeCloseTo(7, 1);
  // The average of each die rises from 3.5 to 25/6.
  expect(again / 20_000).toBeCloseTo(25 / 3, 1);
});

test('an area holds so many as stand in a third of its squares', () => {
  expect(mostInArea({ shape: 'sphere', feet: 20 })).toBe(17);
  expect(mostInArea({ shape: 'cone', feet: 15 })).toBe(2);
  expect(mostInArea({ shape: 'cone', feet: 60 })).toBe(26);
  expect(mostInArea({ shape: 'line', feet: 100 })).toBe(7);
  expect(mostInArea({ shape: 'emanation', feet: 10 })).toBe(8);
  expect(mostInArea({ shape: 'cube', feet: 5 })).toBe(1);
  expect(caughtIn(17, 4, 100)).toBe(4);
  expect(caughtIn(17, 4, 50)).toBe(2);
  expect(caughtIn(2, 9, 1)).toBe(1);
});

test('expectation follows the rules of 1 and 20', () => {
  expect(hitPercent(5, 15)).toBe(55);
  expect(hitPercent(20, 5)).toBe(95);
  expect(hitPercent(-5, 30)).toBe(5);
  expect(failPercent(15, 4)).toBe(50);
  expect(failPercent(5, 9)).toBe(0);
  expect(failPercent(40, 0)).toBe(100);
});
