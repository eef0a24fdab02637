import { BANDS_2014, BANDS_2024 } from '~/rules/budgets/budget-tables';
import type { Edition } from '~/rules/edition';

/** A difficulty of a fight, by the word of its edition. */
export type Band = (typeof BANDS_2014)[number] | (typeof BANDS_2024)[number];

/** The maximum number of rooms that are stocked at once. */
export const MOST_STOCKED = 400;

/** The bands of an edition, from the easiest. */
export function bandsOf(edition: Edition): readonly Band[] {
  return edition === '2014' ? BANDS_2014 : BANDS_2024;
}
