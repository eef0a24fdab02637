const DAY_MS = 24 * 60 * 60 * 1000;

/** How many jobs may be on their way at once, uploads among them. */
export const MOST_OPEN_JOBS = 20;

/** How many files one admin may have on their way at once, so that nobody keeps the others out. */
export const MOST_UPLOADS_EACH = 8;

/** How long the file, the journal and the row of a job are kept, and of how many jobs; whichever ends sooner. */
export const KEPT = {
  files: { most: 20, ms: 90 * DAY_MS },
  undo: { most: 20, ms: 30 * DAY_MS },
  jobs: { most: 500, ms: 2 * 365 * DAY_MS },
} as const;

/** Lines that are listed with their reason; beyond these they are counted. */
export const LISTED_LINES = 1000;

/** How long whoever works on a job has it after each step; then somebody else may go on. */
export const LEASE_MS = 90_000;

/** How often a job is begun without a step before it has failed. */
export const MOST_TRIES = 5;

/**
 * What one run of the schedule does at most: the clock stands still while a Worker computes, so that lines and bytes are counted.
 * A new monster takes about 1.8 ms on the local stack, so that a run stays well below its twenty seconds.
 */
export const RUN_BUDGET: Readonly<RunBudget> = { lines: 6000, bytes: 16 * 1024 * 1024 };
/** A file of so many bytes is loaded in the request that brings it, as far as so many lines go; the schedule does the rest. */
export const AT_ONCE = {
  fileBytes: 256 * 1024,
  budget: { lines: 1000, bytes: 512 * 1024 },
} as const;

export type RunBudget = { lines: number; bytes: number };
