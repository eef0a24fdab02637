import { crowdMultiplier, partyThresholds } from '~/rules/budgets/difficulty';
import type { Edition } from '~/rules/edition';

/** A difficulty band that a fight can be drawn in. */
export type Band = ReturnType<typeof partyThresholds>[number]['band'];

/** Points from `from` (inclusive) to `below` (exclusive). */
export type Window = { readonly from: number; readonly below: number };

/**
 * The rules give the highest band no upper end; it is filled up to 1.5 times its threshold, because more would be a
 * different fight.
 */
const BEYOND = 1.5;

/** The adjusted points of a band for a party; null without a party, or for a band of the other edition. */
export function bandWindow(edition: Edition, levels: readonly number[], band: Band): Window | null {
  if (levels.length === 0) return null;
  const thresholds = partyThresholds(edition, levels);
  const at = thresholds.findIndex((one) => one.band === band);
  const from = thresholds[at]?.xp;
  if (from === undefined) return null;
  return { from, below: thresholds[at + 1]?.xp ?? Math.floor(from * BEYOND) + 1 };
}

/**
 * Converts adjusted points to the points that `foes` foes may have before the multiplier, with the same arithmetic as
 * the verdict.
 */
export function rawWindow(
  edition: Edition,
  adjusted: Window,
  foes: number,
  heroes: number,
): Window {
  const times = edition === '2014' ? crowdMultiplier(foes, heroes) : 1;
  // The verdict rounds the product down, so the smallest value that reaches a number is the number divided by the
  // multiplier, rounded up.
  return { from: Math.ceil(adjusted.from / times), below: Math.ceil(adjusted.below / times) };
}
