import { fieldOf } from '../arena/field';
import type { Share } from '../count/battle-tally';
import { shareOf } from '../count/spread';
import { type Allowance, isUsedUp, within } from '../play/allowance';
import { playFight } from '../play/fight';
import type { Battle } from '../sheet/battle';

/** Two battles compared: how often side a wins each, and how much better the second is, with its 95% interval. */
export type Comparison = {
  fights: number;
  now: Share;
  other: Share;
  difference: { value: number; low: number; high: number };
};

/**
 * Plays a battle and a changed one with the same seeds, fight by fight: equal dice cancel out, so that a small
 * difference shows in few fights. Plays fewer where the allowance ends; null when there is no room for any.
 */
export function compareBattles(
  now: Battle,
  other: Battle,
  asked: { seed: string; fights: number; allowance?: Allowance },
): Comparison | null {
  const { seed, allowance = null } = asked;
  const [one, two] = [fieldOf(now, seed), fieldOf(other, seed)];
  let [won, wonOther, more, less] = [0, 0, 0, 0];
  let fights = 0;
  while (fights < asked.fights && !isUsedUp(allowance)) {
    fights += 1;
    const first = within(allowance, one, () => playFight(one, fights, null).winner === 0);
    const second = within(allowance, two, () => playFight(two, fights, null).winner === 0);
    if (first) won += 1;
    if (second) wonOther += 1;
    if (second && !first) more += 1;
    if (first && !second) less += 1;
  }
  if (fights === 0) return null;
  const value = (more - less) / fights;
  const variance = (more + less) / fights - value * value;
  const half = 1.959964 * Math.sqrt(Math.max(variance, 0) / fights);
  return {
    fights,
    now: shareOf(won, fights),
    other: shareOf(wonOther, fights),
    difference: { value, low: value - half, high: value + half },
  };
}
