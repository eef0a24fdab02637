import { xpByChallenge } from '../challenge-points';
import type { Edition } from '../edition';
import {
  BANDS_2014,
  BANDS_2024,
  type Band2014,
  type Band2024,
  BUDGETS_2024,
  CROWDS,
  LESS_THAN_ONE_FOE,
  levelRow,
  MORE_THAN_A_CROWD,
  THRESHOLDS_2014,
} from './budget-tables';

/** Foes of one kind: their experience points each, or their challenge rating, and how many there are (1 when nobody says). */
export type Foes = {
  readonly count?: number;
  /** Whether they count for the multiplier of 2014; they are worth their points either way. Missing: they do. */
  readonly inCrowd?: boolean;
} & ({ readonly xp: number; readonly cr?: never } | { readonly cr: number; readonly xp?: never });

/** Everything that a table wants to know of a fight before it; points are experience points. */
export type Difficulty = {
  /** The sums of the whole party, lowest first. */
  readonly thresholds: readonly { readonly band: Band2014 | Band2024; readonly xp: number }[];
  /** 2014: for the number of foes and the size of the party; 2024: always 1. */
  readonly multiplier: number;
  readonly foes: number;
  readonly raw: number;
  /** What is held against the thresholds; never awarded. */
  readonly adjusted: number;
  /** Awarded to each of the party, rounded down; 0 without a party. */
  readonly each: number;
  /** 2014: below easy it is trivial; 2024: below low it is none. Null without a party. */
  readonly verdict: Band2014 | Band2024 | 'trivial' | 'none' | null;
};

/**
 * How hard a fight is for a party of these levels, in the terms of its edition. A sum that equals a threshold reaches it.
 * Levels beyond 1 to 20 count as the nearest; an unknown challenge rating throws RangeError.
 */
export function difficulty({
  edition,
  levels,
  monsters,
}: {
  readonly edition: Edition;
  readonly levels: readonly number[];
  readonly monsters: readonly Foes[];
}): Difficulty {
  const counted = monsters.map((one) => ({
    count: Math.max(0, Math.trunc(one.count ?? 1)),
    xp: one.xp ?? xpByChallenge(one.cr),
    inCrowd: one.inCrowd ?? true,
  }));
  const foes = counted.reduce((sum, { count }) => sum + count, 0);
  const raw = counted.reduce((sum, { count, xp }) => sum + count * xp, 0);
  const crowd = counted.reduce((sum, { count, inCrowd }) => sum + (inCrowd ? count : 0), 0);
  const multiplier = edition === '2014' ? crowdMultiplier(crowd, levels.length) : 1;
  const adjusted = Math.floor(raw * multiplier);
  const thresholds = partyThresholds(edition, levels);
  return {
    ...{ thresholds, multiplier, foes, raw, adjusted },
    each: levels.length === 0 ? 0 : Math.floor(raw / levels.length),
    verdict: levels.length === 0 ? null : verdictOf(edition, adjusted, thresholds),
  };
}

/** What each band begins with for a whole party: the sums of what it is for each character. */
export function partyThresholds(
  edition: Edition,
  levels: readonly number[],
): Difficulty['thresholds'] {
  const bands = edition === '2014' ? BANDS_2014 : BANDS_2024;
  const table: readonly (readonly number[])[] = edition === '2014' ? THRESHOLDS_2014 : BUDGETS_2024;
  return bands.map((band, at) => ({
    band,
    xp: levels.reduce((sum, level) => sum + (table[levelRow(level)]?.[at] ?? 0), 0),
  }));
}

/** How much more many foes are worth than each alone (2014); fewer than three heroes take the next step up, six or more the next down. */
export function crowdMultiplier(foes: number, heroes: number): number {
  if (foes < 1) return 1;
  const steps = [LESS_THAN_ONE_FOE, ...CROWDS.map(({ times }) => times), MORE_THAN_A_CROWD];
  const step = CROWDS.filter(({ from }) => foes >= from).length;
  const shift = heroes === 0 ? 0 : heroes < 3 ? 1 : heroes >= 6 ? -1 : 0;
  return steps[step + shift] ?? 1;
}

function verdictOf(
  edition: Edition,
  xp: number,
  thresholds: Difficulty['thresholds'],
): Difficulty['verdict'] {
  const reached = thresholds.filter((one) => xp >= one.xp).at(-1);
  return reached?.band ?? (edition === '2014' ? 'trivial' : 'none');
}
