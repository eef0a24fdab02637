import type { Database } from '~/platform/database.server';
import { describeError } from '~/platform/error-words';

/** One run of a job: when it began, how long it took by the platform's clock, and what it threw. */
export type DutyRun = { duty: string; ranAt: number; tookMs: number; error?: unknown };

/** What is stored of a job: its last run, and its last failure. Times in milliseconds since 1970. */
export type KeptRun = {
  duty: string;
  ranAt: number;
  tookMs: number;
  failedAt: number | null;
  problem: string;
};

const LONGEST_PROBLEM = 200;

/** Stores the results of the jobs of one schedule run, in one statement. */
export async function noteRuns(db: Database, runs: readonly DutyRun[]): Promise<void> {
  const rows = runs.map(({ duty, ranAt, tookMs, error }) => ({
    duty,
    ranAt,
    tookMs,
    failedAt: error === undefined ? null : ranAt,
    // The same text as in the log: codes and shapes, never what a user typed.
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

/** The stored runs of all jobs, by name. */
export async function keptRuns(db: Database): Promise<KeptRun[]> {
  const query = `select duty, ran_at as ranAt, took_ms as tookMs, failed_at as failedAt, problem
    from duty_runs order by duty`;
  return (await db.$client.prepare(query).all<KeptRun>()).results;
}
