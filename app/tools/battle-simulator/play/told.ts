import type { BattleLine } from '~/battle/tell/tell';

/** One fight told step by step; `more` steps came after those that are told. */
export type Told = { fight: number; lines: readonly BattleLine[]; more: number };

/** Nobody reads further, and no page bears it: a fight of 120 creatures over 100 rounds has tens of thousands. */
const MOST_LINES = 1500;

/** A fight as it is told: its first steps, its last one, and how many are between. */
export function toldOf(fight: number, lines: readonly BattleLine[]): Told {
  if (lines.length <= MOST_LINES) return { fight, lines, more: 0 };
  return {
    fight,
    lines: [...lines.slice(0, MOST_LINES - 1), ...lines.slice(-1)],
    more: lines.length - MOST_LINES,
  };
}
