import { expect, test } from 'vitest';
import { heldByHand, limitsByHand } from './by-hand';

test('a number set by hand is what its kind may be', () => {
  expect(['score.str', 'ac', 'hp', 'save.dex', 'speed.fly'].map(limitsByHand)).toEqual([
    [1, 30],
    [0, 50],
    [1, 9999],
    [-20, 40],
    [0, 1000],
  ]);
  expect([limitsByHand('slots.3'), limitsByHand('slots.pact')]).toEqual([
    [0, 30],
    [0, 10],
  ]);
  expect([limitsByHand('constructor'), limitsByHand('toString.x')]).toEqual([
    [-999, 9999],
    [-999, 9999],
  ]);
});

test('what is beyond it counts as the nearest that may be', () => {
  expect([heldByHand('score.str', 1919), heldByHand('score.str', -4)]).toEqual([30, 1]);
  expect(heldByHand('hit.unarmed', 7)).toBe(7);
});
