const FIRST_MS = 1000;
const LONGEST_MS = 60_000;

/**
 * How long to wait before the next try after so many that failed, in milliseconds: twice as long each time, up to a minute, and
 * spread by chance (0 up to 1), so that a thousand devices do not come back in the same moment.
 */
export function backOffMs(failed: number, chance: number): number {
  const whole = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.max(0, failed - 1));
  return Math.round(whole * (0.5 + chance / 2));
}
