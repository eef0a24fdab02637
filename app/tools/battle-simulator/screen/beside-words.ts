import type { Comparison } from '~/battle/ask/compare';
import type { Solved } from '~/battle/ask/solve';
import type { Fair } from '../play/ready';
import { percent } from './odds-words';

const points = (share: number) => (Math.abs(share) * 100).toFixed(1);

/** The effect of a change on side A's odds, in one sentence with its interval. */
export function changeSentence(
  change: string,
  { fights, now, other, difference }: Comparison,
): string {
  const { value, low, high } = difference;
  const counted = `over ${fights.toLocaleString('en-US')} fights with the same dice`;
  const odds = `With ${change} side A wins ${percent(other.share)} instead of ${percent(now.share)}`;
  if (low === 0 && high === 0) return `${odds}: no fight ended differently ${counted}.`;
  if (low <= 0 && high >= 0) {
    const most = points(Math.max(-low, high));
    return `${odds}: no clear difference, at most ${most} points ${counted}.`;
  }
  const [near, far] = value < 0 ? [high, low] : [low, high];
  return `${odds}: ${points(value)} points ${value < 0 ? 'fewer' : 'more'} (${points(near)} to ${points(far)}) ${counted}.`;
}

/** How many of a creature side A still beats in the wanted share of fights, in one sentence. */
export function mostSentence(name: string, share: string, { count, tried }: Solved): string {
  const oddsOf = (of: number) => tried.find((one) => one.count === of)?.share.share;
  const next = oddsOf(count + 1);
  const beyond =
    next === undefined ? 'more were not tried' : `against ${count + 1} only ${percent(next)}`;
  if (count === 0) return `Even one ${name} is too much for ${share}%: ${beyond}.`;
  return `At most ${count} × ${name} for ${share}%: against ${count} side A wins ${percent(oddsOf(count) ?? 0)}, ${beyond}.`;
}

/** How many of a foe make an even fight, in one sentence; `here`: how many there are now. */
export function fairSentence(name: string, here: number, { count, tried }: Fair): string {
  const odds = tried.find((one) => one.count === count)?.share.share ?? 0;
  const next = tried.find((one) => one.count === count + 1)?.share.share;
  if (count === 0) return `Even one ${name} is too much for an even fight.`;
  if (next === undefined)
    return `${count} × ${name} is still not an even fight: side A wins ${percent(odds)}.`;
  const beyond = `against ${count + 1} only ${percent(next)}`;
  if (count === here) return `This is as even as it gets: side A wins ${percent(odds)}, ${beyond}.`;
  return `For an even fight: ${count} × ${name}. Side A then wins ${percent(odds)}, ${beyond}.`;
}
