import type { Comparison } from '~/battle/ask/compare';
import type { Solved } from '~/battle/ask/solve';
import type { BattleTally } from '~/battle/count/battle-tally';
import type { Day, DayTally } from '~/battle/day/create-day';
import type { Battle } from '~/battle/sheet/battle';

/** A battle with all questions, ready to simulate; plain data that can be sent to a Web Worker. */
export type Ready = {
  battle: Battle;
  /** The battle with one change, for comparison. */
  other: Battle | null;
  /** The row whose highest count is searched that side A still beats in this share of fights. */
  most: { side: 0 | 1; row: number; share: number } | null;
  /** The day whose last fight this is. */
  day: Day | null;
};

/** The results so far. */
export type Outcome = {
  tally: BattleTally;
  compared: Comparison | null;
  solved: Solved | null;
  /** How many of the main foe make an even fight. */
  fair: Fair | null;
  day: DayTally | null;
};

/** The row of side B whose count is searched, and the greatest count with which side A wins half of the fights. */
export type Fair = Solved & { row: number };

/** The row of side B with the most hit points together; of several, the last. */
export function mainFoe({ sides }: Battle): number {
  const points = sides[1].map(({ combatant, count }) => combatant.hitPoints.average * count);
  return points.lastIndexOf(Math.max(...points));
}

/** The battle with another count in one row. */
export function withCount(
  battle: Battle,
  { side, row }: { side: 0 | 1; row: number },
  count: number,
): Battle {
  const changed = battle.sides[side].map((placed, at) =>
    at === row ? { ...placed, count } : placed,
  );
  return { ...battle, sides: side === 0 ? [changed, battle.sides[1]] : [battle.sides[0], changed] };
}

/** Highest count that is searched; the whole battle has at most 120 creatures. */
export const MOST_LOOKED_FOR = 40;

export function creaturesOf(battle: Battle): number {
  return battle.sides.flat().reduce((sum, { count }) => sum + count, 0);
}
