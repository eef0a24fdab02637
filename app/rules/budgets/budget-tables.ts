/* The XP budget of a fight per character of each level; the first row is level 1. The numbers are our own tables. */

export const BANDS_2014 = ['easy', 'medium', 'hard', 'deadly'] as const;
export type Band2014 = (typeof BANDS_2014)[number];

/** 2014: the adjusted XP from which a fight is easy, medium, hard, deadly. */
export const THRESHOLDS_2014: readonly (readonly [number, number, number, number])[] = [
  [25, 50, 75, 100],
  [50, 100, 150, 200],
  [75, 150, 225, 400],
  [125, 250, 375, 500],
  [250, 500, 750, 1100],
  [300, 600, 900, 1400],
  [350, 750, 1100, 1700],
  [450, 900, 1400, 2100],
  [550, 1100, 1600, 2400],
  [600, 1200, 1900, 2800],
  [800, 1600, 2400, 3600],
  [1000, 2000, 3000, 4500],
  [1100, 2200, 3400, 5100],
  [1250, 2500, 3800, 5700],
  [1400, 2800, 4300, 6400],
  [1600, 3200, 4800, 7200],
  [2000, 3900, 5900, 8800],
  [2100, 4200, 6300, 9500],
  [2400, 4900, 7300, 10900],
  [2800, 5700, 8500, 12700],
];

export const BANDS_2024 = ['low', 'moderate', 'high'] as const;
export type Band2024 = (typeof BANDS_2024)[number];

/** 2024: the XP budgets of a low, a moderate and a high difficulty. */
export const BUDGETS_2024: readonly (readonly [number, number, number])[] = [
  [50, 75, 100],
  [100, 150, 200],
  [150, 225, 400],
  [250, 375, 500],
  [500, 750, 1100],
  [600, 1000, 1400],
  [750, 1300, 1700],
  [1000, 1700, 2100],
  [1300, 2000, 2600],
  [1600, 2300, 3100],
  [1900, 2900, 4100],
  [2200, 3700, 4700],
  [2600, 4200, 5400],
  [2900, 4900, 6200],
  [3300, 5400, 7800],
  [3800, 6100, 9800],
  [4500, 7200, 11700],
  [5000, 8700, 14200],
  [5500, 10700, 17200],
  [6400, 13200, 22000],
];

/** 2014: the XP multiplier by number of foes: from `from` foes on, `times`. */
export const CROWDS: readonly { readonly from: number; readonly times: number }[] = [
  { from: 1, times: 1 },
  { from: 2, times: 1.5 },
  { from: 3, times: 2 },
  { from: 7, times: 2.5 },
  { from: 11, times: 3 },
  { from: 15, times: 4 },
];

/** The multipliers beyond both ends of the table, for small and large parties. */
export const LESS_THAN_ONE_FOE = 0.5;
export const MORE_THAN_A_CROWD = 5;

/** The row of a level in these tables; levels outside 1 to 20 count as the nearest. */
export function levelRow(level: number): number {
  return Math.min(Math.max(Math.trunc(level), 1), 20) - 1;
}
