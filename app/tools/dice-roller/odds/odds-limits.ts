import type { Budget } from '~/rules/dice/chances/distribution';

/**
 * What the server computes for any visitor: the most expensive expression takes well under 100 ms. The browser allows
 * more, on the user's own time.
 */
export const SERVER_BUDGET: Budget = { steps: 3_000_000, values: 4000 };

/** Most bars in a chart; with more totals, several share a bar. */
export const MOST_BARS = 120;
