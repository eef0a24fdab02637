import { type Difficulty, difficulty } from '~/rules/budgets/difficulty';
import type { Edition } from '~/rules/edition';
import { benchmarkOf } from './benchmark';
import { feelsLike } from './feels';
import { type Dangers, type Defenders, warningsOf } from './warnings';

/** A kind of creature for the budget. `menace` is set when its record is known. */
export type Counted = {
  readonly name: string;
  readonly cr: number | null;
  readonly xp: number;
  readonly count: number;
  readonly side: 'foes' | 'allies';
  readonly menace?: Dangers | null;
};

export type FightToJudge = {
  readonly edition: Edition;
  readonly levels: readonly number[];
  readonly creatures: readonly Counted[];
  /** 2014: foes far below the others do not count for the multiplier. */
  readonly ignoreWeak?: boolean;
  /** What is known of the party besides its levels. */
  readonly defenders?: Defenders;
};

/** The assessment of a fight before it starts. Points are experience points. */
export type Judgement = {
  readonly difficulty: Difficulty;
  /** Names of the foes that do not count for the multiplier. */
  readonly ignored: readonly string[];
  /** How the fight feels, in a few words; empty without a party or foes. */
  readonly feels: string;
  readonly warnings: readonly string[];
  /** The quick check by levels and challenge ratings only; null without a party or foes. */
  readonly benchmark: string | null;
};

/**
 * Assesses a fight by the rules of its edition. Allies are shown but not counted: neither edition has a rule for
 * them.
 */
export function judge(fight: FightToJudge): Judgement {
  const foes = fight.creatures.filter(({ side, count }) => side === 'foes' && count > 0);
  const weak = fight.ignoreWeak && fight.edition === '2014' ? farBelow(foes) : new Set<Counted>();
  const { edition, levels } = fight;
  const reckoned = difficulty({
    edition,
    levels,
    monsters: foes.map((one) => ({ xp: one.xp, count: one.count, inCrowd: !weak.has(one) })),
  });
  return {
    difficulty: reckoned,
    ignored: [...weak].map(({ name }) => name),
    feels: feelsLike(edition, reckoned),
    warnings: warningsOf(fight, foes),
    benchmark: benchmarkOf(levels, foes),
  };
}

/** Far below: less than a quarter of the others' average challenge rating. Our own number; the rules name none. */
const FAR_BELOW = 4;

/** The foes whose challenge rating is far below that of the others; never all of them. */
export function farBelow(foes: readonly Counted[]): ReadonlySet<Counted> {
  return new Set(
    foes.filter((one) => {
      const others = foes.filter((other) => other !== one);
      const heads = others.reduce((sum, { count }) => sum + count, 0);
      if (heads === 0) return false;
      const average = others.reduce((sum, { cr, count }) => sum + (cr ?? 0) * count, 0) / heads;
      return (one.cr ?? 0) * FAR_BELOW < average;
    }),
  );
}
