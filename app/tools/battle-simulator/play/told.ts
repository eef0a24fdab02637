import type { BattleLine } from '~/battle/tell/tell';

/** One fight step by step; `more` is the number of steps left out before the last. */
export type Told = { fight: number; lines: readonly BattleLine[]; more: number };

/** Most steps shown: a fight of 120 creatures over 100 rounds has tens of thousands. */
const MOST_LINES = 1500;

/** Shortens a fight to its first steps and its last one, with the number of steps in between. */
export function toldOf(fight: number, lines: readonly BattleLine[]): Told {
  if (lines.length <= MOST_LINES) return { fight, lines, more: 0 };
  return {
    fight,
    lines: [...lines.slice(0, MOST_LINES - 1), ...lines.slice(-1)],
    more: lines.length - MOST_LINES,
  };
}
