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

/** Foes of one kind: the XP or the challenge rating of each, and how many there are (default 1). */
export type Foes = {
  readonly count?: number;
  /** Whether they count towards the multiplier of 2014 (default: yes); their XP counts either way. */
  readonly inCrowd?: boolean;
} & ({ readonly xp: number; readonly cr?: never } | { readonly cr: number; readonly xp?: never });

/** The difficulty of a fight; all amounts are XP. */
export type Difficulty = {
  /** The thresholds of the whole party, lowest first. */
  readonly thresholds: readonly { readonly band: Band2014 | Band2024; readonly xp: number }[];
  /** 2014: by the number of foes and the size of the party; 2024: always 1. */
  readonly multiplier: number;
  readonly foes: number;
  readonly raw: number;
  /** The XP compared with the thresholds; never awarded. */
  readonly adjusted: number;
  /** Awarded to each character, rounded down; 0 without a party. */
  readonly each: number;
  /** The highest threshold reached; below easy 'trivial' (2014), below low 'none' (2024). Null without a party. */
  readonly verdict: Band2014 | Band2024 | 'trivial' | 'none' | null;
};

/**
 * How hard a fight is for a party of these levels, by the rules of the edition. A sum equal to a threshold reaches it.
 * Levels outside 1 to 20 count as the nearest; an unknown challenge rating throws RangeError.
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
    thresholds,
    multiplier,
    foes,
    raw,
    adjusted,
    each: levels.length === 0 ? 0 : Math.floor(raw / levels.length),
    verdict: levels.length === 0 ? null : verdictOf(edition, adjusted, thresholds),
  };
}

/** The thresholds of a whole party: the sums of each character's. */
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

/**
 * The XP multiplier by number of foes (2014); fewer than three heroes use the next higher step, six or more the next
 * lower.
 */
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
