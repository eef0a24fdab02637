import { levelRow } from './budget-tables';

/**
 * 2014: the adjusted XP that a character of each level can face between two long rests; the first row is level 1. A
 * table of our own.
 */
const DAY_2014: readonly number[] = [
  300, 600, 1200, 1700, 3500, 4000, 5000, 6000, 7500, 9000, 10_500, 11_500, 13_500, 15_000, 18_000,
  20_000, 25_000, 27_000, 30_000, 40_000,
];

/**
 * The adjusted XP that a party of these levels can face in a day by the 2014 rules; the 2024 rules have no such budget.
 */
export function dayBudget(levels: readonly number[]): number {
  return levels.reduce((sum, level) => sum + (DAY_2014[levelRow(level)] ?? 0), 0);
}

/** One fight of a day: its adjusted XP, and whether a short rest is due after it. */
export type DayFight = { readonly adjusted: number; readonly rest: boolean };

/**
 * Plans the fights of a day in order, with a short rest after each third of the day's budget and none after the last
 * fight; `left` is negative when the day exceeds the budget.
 */
export function planDay(
  levels: readonly number[],
  adjusted: readonly number[],
): {
  readonly budget: number;
  readonly spent: number;
  readonly left: number;
  readonly fights: readonly DayFight[];
} {
  const budget = dayBudget(levels);
  let spent = 0;
  let rests = 0;
  const fights = adjusted.map((points, at) => {
    spent += points;
    const due = budget > 0 && rests < 2 && spent * 3 >= budget * (rests + 1);
    const rest = due && at < adjusted.length - 1;
    if (rest) rests = Math.min(2, Math.floor((spent * 3) / budget));
    return { adjusted: points, rest };
  });
  return { budget, spent, left: budget - spent, fights };
}
