import type { Budget } from '~/rules/dice/chances/distribution';

/**
 * What the server reckons for anybody who asks: the dearest expression then takes well under 100 ms of its time. A browser
 * reckons more, on its own time.
 */
export const SERVER_BUDGET: Budget = { steps: 3_000_000, values: 4000 };

/** As many bars as a chart has room for; with more totals several stand together. */
export const MOST_BARS = 120;
