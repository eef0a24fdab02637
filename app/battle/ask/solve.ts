import { fieldOf } from '../arena/field';
import type { Share } from '../count/battle-tally';
import { shareOf } from '../count/spread';
import { type Allowance, isUsedUp, within } from '../play/allowance';
import { playFight } from '../play/fight';
import type { Battle } from '../sheet/battle';

export type Solved = {
  /** The greatest number at which side a still wins the requested share; 0: not even against one. */
  count: number;
  /** Every number that was tried, in rising order, with its odds. */
  tried: readonly { count: number; share: Share }[];
};

/**
 * "How many of these for 75%?": the greatest number, from 1 to `most`, of what `battleWith` adds to side b at which
 * side a still wins at least that share. More foes never help side a, so a binary search finds it in a few runs. Null
 * when the allowance ends first.
 */
export function solveCount(
  battleWith: (count: number) => Battle,
  ask: { share: number; most: number; fights: number; seed: string; allowance?: Allowance },
): Solved | null {
  const { allowance = null } = ask;
  const tried = new Map<number, Share>();
  const reaches = (count: number) => {
    const field = fieldOf(battleWith(count), ask.seed);
    let won = 0;
    for (let fight = 1; fight <= ask.fights; fight += 1) {
      if (isUsedUp(allowance)) return null;
      if (within(allowance, field, () => playFight(field, fight, null)).winner === 0) won += 1;
    }
    const share = shareOf(won, ask.fights);
    tried.set(count, share);
    return share.share >= ask.share;
  };
  let [enough, tooMany] = [0, ask.most + 1];
  while (tooMany - enough > 1) {
    const middle = (enough + tooMany) >> 1;
    const does = reaches(middle);
    if (does === null) return null;
    if (does) enough = middle;
    else tooMany = middle;
  }
  const sorted = [...tried].toSorted((one, other) => one[0] - other[0]);
  return { count: enough, tried: sorted.map(([count, share]) => ({ count, share })) };
}
