import { failedEvents } from '~/billing/failed-events-sql.server';
import type { Database } from '~/platform/database.server';
import { hourOf } from '~/platform/hour-counts';
import { countsOfHours } from '~/platform/hour-counts-sql.server';
import { keptRuns } from './duty-runs-sql.server';
import { failedJobs } from './failed-jobs-sql.server';
import { everyHour } from './hours';
import { troubles } from './verdict';

const HOURS = 48;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The health of the product at a time: requests, scheduled jobs, failures, and the list of problems. */
export async function healthFacts(db: Database, now: number) {
  const [counts, runs, events, jobs, kept] = await Promise.all([
    countsOfHours(db, { hours: HOURS, now }),
    keptRuns(db),
    failedEvents(db, now),
    failedJobs(db),
    lastKept(db, now),
  ]);
  const hours = everyHour(counts, { last: hourOf(now), hours: HOURS });
  const errors = hours.slice(-2).reduce((sum, hour) => sum + hour.errors, 0);
  const found = troubles({
    now,
    runs,
    errors,
    events: events.length,
    jobs: jobs.length,
    imports: kept.imports,
    backedUpAt: kept.backedUpAt,
  });
  return { hours, runs, events, jobs, ...kept, troubles: found };
}

/** When the last complete backup ended, how many imports failed since yesterday, and when the last import failed. */
async function lastKept({ $client: d1 }: Database, now: number) {
  const [backups, imports] = await d1.batch<{ at: number | null; failed: number }>([
    d1.prepare("select max(ended_at) as at, 0 as failed from backups where state = 'done'"),
    d1
      .prepare(
        `select max(ended_at) as at, coalesce(sum(ended_at > ?1), 0) as failed
         from import_jobs where state = 'failed'`,
      )
      .bind(now - DAY_MS),
  ]);
  return {
    backedUpAt: backups?.results[0]?.at ?? null,
    imports: imports?.results[0]?.failed ?? 0,
    importFailedAt: imports?.results[0]?.at ?? null,
  };
}
