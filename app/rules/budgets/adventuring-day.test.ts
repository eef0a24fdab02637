import { expect, it } from 'vitest';
import { dayBudget, planDay } from './adventuring-day';

it('sums what each character of a party may meet in a day', () => {
  expect(dayBudget([1])).toBe(300);
  expect(dayBudget([3, 3, 3, 3])).toBe(4800);
  expect(dayBudget([20])).toBe(40_000);
  expect(dayBudget([])).toBe(0);
  const all = Array.from({ length: 20 }, (_, at) => dayBudget([at + 1]));
  expect(all).toEqual(all.toSorted((a, b) => a - b));
});

it('puts a short rest after each third of the day, and none after its last fight', () => {
  const day = planDay([3, 3, 3, 3], [800, 800, 1600, 1600]);
  expect(day).toMatchObject({ budget: 4800, spent: 4800, left: 0 });
  expect(day.fights.map(({ rest }) => rest)).toEqual([false, true, true, false]);
});

it('says how much too long a day is', () => {
  expect(planDay([1], [400]).left).toBe(-100);
  expect(planDay([1], [400]).fights).toEqual([{ adjusted: 400, rest: false }]);
});

it('needs no party to add up', () => {
  expect(planDay([], [100, 200])).toMatchObject({ budget: 0, spent: 300, left: -300 });
});
