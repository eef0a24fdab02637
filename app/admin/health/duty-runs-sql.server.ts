import type { Database } from '~/platform/database.server';
import { describeError } from '~/platform/error-words';

/** How one duty of a run went: when it began, how long it took by the platform's clock, and what it threw. */
export type DutyRun = { duty: string; ranAt: number; tookMs: number; error?: unknown };

/** What is kept of a duty: its last run, and its last failure. Times in milliseconds since 1970. */
export type KeptRun = {
  duty: string;
  ranAt: number;
  tookMs: number;
  failedAt: number | null;
  problem: string;
};

const LONGEST_PROBLEM = 200;

/** Writes down how the duties of one run of the schedule went, in one statement. */
export async function noteRuns(db: Database, runs: readonly DutyRun[]): Promise<void> {
  const rows = runs.map(({ duty, ranAt, tookMs, error }) => ({
    ...{ duty, ranAt, tookMs },
    failedAt: error === undefined ? null : ranAt,
    // The log's own words: they tell of codes and shapes, never of what somebody typed.
    problem: error === undefined ? '' : describeError(error).error.slice(0, LONGEST_PROBLEM),
  }));
  const query = `insert into duty_runs (duty, ran_at, took_ms, failed_at, problem)
    select value ->> 'duty', value ->> 'ranAt', value ->> 'tookMs', value ->> 'failedAt', value ->> 'problem'
    from json_each(?1) where true
    on conflict (duty) do update set ran_at = excluded.ran_at, took_ms = excluded.took_ms,
      failed_at = coalesce(excluded.failed_at, failed_at),
      problem = case when excluded.failed_at is null then problem else excluded.problem end`;
  await db.$client.prepare(query).bind(JSON.stringify(rows)).run();
}

/** What is kept of every duty, by name. */
export async function keptRuns(db: Database): Promise<KeptRun[]> {
  const query = `select duty, ran_at as ranAt, took_ms as tookMs, failed_at as failedAt, problem
    from duty_runs order by duty`;
  return (await db.$client.prepare(query).all<KeptRun>()).results;
}
