import type { Comparison } from '~/battle/ask/compare';
import type { Solved } from '~/battle/ask/solve';
import type { BattleTally } from '~/battle/count/battle-tally';
import type { Day, DayTally } from '~/battle/day/create-day';
import type { Battle } from '~/battle/sheet/battle';

/** All that is asked of a battle, ready to be played: it goes to a Web Worker as it is. */
export type Ready = {
  battle: Battle;
  /** The battle with one change, to hold beside it. */
  other: Battle | null;
  /** Of this row of a side the most are looked for that side A still beats in this share of all fights. */
  most: { side: 0 | 1; row: number; share: number } | null;
  /** The day whose last fight this is. */
  day: Day | null;
};

/** What came of it so far. */
export type Outcome = {
  tally: BattleTally;
  compared: Comparison | null;
  solved: Solved | null;
  day: DayTally | null;
};

/** The battle with so many of one row. */
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

/** More of one row than this are not looked for: the whole battle holds 120. */
export const MOST_LOOKED_FOR = 40;

export function creaturesOf(battle: Battle): number {
  return battle.sides.flat().reduce((sum, { count }) => sum + count, 0);
}
