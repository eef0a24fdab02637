import type { BattleTally, Share } from '~/battle/count/battle-tally';

/** A share in percent: whole, and what is nearly nothing or nearly all says so. */
export function percent(share: number): string {
  if (share > 0 && share < 0.005) return 'under 1 %';
  if (share < 1 && share > 0.995) return 'over 99 %';
  return `${Math.round(share * 100)} %`;
}

/** A share with the interval that holds the true one 95 times of 100. */
export function withInterval({ share, low, high }: Share): string {
  return `${percent(share)} (${(low * 100).toFixed(1)} to ${(high * 100).toFixed(1)} %)`;
}

/** Who wins, and how sure that is, in one sentence. */
export function winSentence({ share, fights }: BattleTally): string {
  const counted = fights.toLocaleString('en-US');
  return `Side A wins ${withInterval(share.a)} of ${counted} fights.`;
}

/** What is said of fights that were broken off: when all were, that nobody can win; nothing where none was. */
export function brokenWords({ brokenOff, fights }: BattleTally): string {
  if (brokenOff === 0) return '';
  if (brokenOff === fights)
    return ' Nobody can win this: every fight was stopped after 100 rounds.';
  return ` ${brokenOff} were stopped after 100 rounds.`;
}

/** What the server says that stopped before all fights were played. */
export function cutSentence(fights: number): string {
  const counted = fights === 1 ? 'one fight' : `${fights.toLocaleString('en-US')} fights`;
  return `These fights are long: the server simulated ${counted}. Your device does the rest.`;
}

/** A mean with one decimal. */
export function mean(value: number): string {
  return value.toFixed(1);
}
