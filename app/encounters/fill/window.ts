import { crowdMultiplier, partyThresholds } from '~/rules/budgets/difficulty';
import type { Edition } from '~/rules/edition';

/** The bands that a fight can be drawn in. */
export type Band = ReturnType<typeof partyThresholds>[number]['band'];

/** Points from `from` up to `below`, which is one too many. */
export type Window = { readonly from: number; readonly below: number };

/** The highest band has no end by the rules: it is filled up to half as much again, since more is another fight. */
const BEYOND = 1.5;

/** The adjusted points of a band for a party; null without a party or for a band of the other edition. */
export function bandWindow(edition: Edition, levels: readonly number[], band: Band): Window | null {
  if (levels.length === 0) return null;
  const thresholds = partyThresholds(edition, levels);
  const at = thresholds.findIndex((one) => one.band === band);
  const from = thresholds[at]?.xp;
  if (from === undefined) return null;
  return { from, below: thresholds[at + 1]?.xp ?? Math.floor(from * BEYOND) + 1 };
}

/** Of the adjusted points, those that so many foes may be worth before the multiplier; by the arithmetic of the verdict itself. */
export function rawWindow(
  edition: Edition,
  adjusted: Window,
  foes: number,
  heroes: number,
): Window {
  const times = edition === '2014' ? crowdMultiplier(foes, heroes) : 1;
  // The verdict rounds down what was multiplied: the least that reaches a number is that number divided, rounded up.
  return { from: Math.ceil(adjusted.from / times), below: Math.ceil(adjusted.below / times) };
}
