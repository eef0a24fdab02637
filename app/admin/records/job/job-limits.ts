const DAY_MS = 24 * 60 * 60 * 1000;

/** The most open jobs at once, uploads included. */
export const MOST_OPEN_JOBS = 20;

/** The most uploads of one admin at once, so that no admin blocks the others. */
export const MOST_UPLOADS_EACH = 8;

/** How long the file, the undo journal and the row of a job are kept, and of how many jobs; whichever ends sooner. */
export const KEPT = {
  files: { most: 20, ms: 90 * DAY_MS },
  undo: { most: 20, ms: 30 * DAY_MS },
  jobs: { most: 500, ms: 2 * 365 * DAY_MS },
} as const;

/** Lines that are listed with their reason; any more are only counted. */
export const LISTED_LINES = 1000;

/** How long a worker holds a job after each step; then another may continue. */
export const LEASE_MS = 90_000;

/** After how many starts without a step a job has failed. */
export const MOST_TRIES = 5;

/**
 * The limits of one schedule run: a Worker's clock does not advance while it computes, so lines and bytes are counted
 * instead. A new monster takes about 1.8 ms on the local stack, so that a run stays well below its twenty seconds.
 */
export const RUN_BUDGET: Readonly<RunBudget> = { lines: 6000, bytes: 16 * 1024 * 1024 };
/**
 * A file of up to this size is loaded in the request that uploads it, up to this many lines; the schedule does the
 * rest.
 */
export const AT_ONCE = {
  fileBytes: 256 * 1024,
  budget: { lines: 1000, bytes: 512 * 1024 },
} as const;

export type RunBudget = { lines: number; bytes: number };
