const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * The delay before the next attempt after `failed` failures, in milliseconds: doubles each time, up to a minute, and
 * varies by `chance` (0 up to 1), so that a thousand devices do not retry at the same moment.
 */
export function backOffMs(failed: number, chance: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failed - 1));
  return Math.round(whole * (0.5 + chance / 2));
}
