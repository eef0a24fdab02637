import { and, eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import type { Services } from '~/platform/services.server';
import { AT_ONCE, KEPT, LEASE_MS, MOST_TRIES, RUN_BUDGET, type RunBudget } from '../job/job-limits';
import { type ImportJob, importJobs } from '../job/tables';
import { importOn, type RestOfFile } from './import-file.server';
import { undoOn } from './undo-import-sql.server';

type Desk = Pick<Services, 'db' | 'files' | 'clock' | 'log'>;

/**
 * Works on waiting jobs, one after the other and each by one worker, as much as one schedule run may; the next run
 * continues. An interrupted run loses nothing: each step writes its records and its position together.
 */
export async function runImports(desk: Desk, most: RunBudget = RUN_BUDGET): Promise<void> {
  const { db, clock } = desk;
  const budget = { ...most };
  await endCutCalls(db, clock.now());
  while (budget.lines > 0 && budget.bytes > 0) {
    const job = await takeJob(db, clock.now());
    if (job === null) return;
    if (job.tries > MOST_TRIES) {
      await fail(db, job, 'It failed after several tries.', clock.now());
      continue;
    }
    if (!(await workOn(desk, job, budget))) return;
  }
}

/**
 * Works on one job at once if its file is small, so that the admin need not wait for the schedule. Errors and the rest
 * are left to the schedule.
 */
export async function loadAtOnce(
  desk: Desk,
  { id, bytes }: Pick<ImportJob, 'id' | 'bytes'>,
): Promise<void> {
  if (bytes > AT_ONCE.fileBytes) return;
  const job = await takeJob(desk.db, desk.clock.now(), id);
  if (job !== null) await workOn(desk, job, { ...AT_ONCE.budget });
}

/** Works on a taken job and releases it; false when it failed. */
async function workOn(desk: Desk, job: ImportJob, budget: RunBudget): Promise<boolean> {
  try {
    if (job.state === 'undoing') await undoOn(desk, job, budget);
    else await importFile(desk, job, budget);
    return true;
  } catch (error) {
    desk.log.error('import', error, { job: job.id, step: job.steps });
    return false;
  } finally {
    await letGo(desk.db, job);
  }
}

async function importFile(desk: Desk, job: ImportJob, budget: RunBudget): Promise<void> {
  const rest = await restOf(desk.files, job);
  if (rest === null) {
    await fail(desk.db, job, 'The file no longer exists.', desk.clock.now());
    return;
  }
  const maxBytes = job.bytes - job.atByte;
  await importOn(desk, job, { rest, maxBytes, budget, breaksOff: 'again' });
}

async function restOf(files: R2Bucket, job: ImportJob): Promise<RestOfFile | null> {
  const { objectKey, atByte, bytes } = job;
  if (objectKey === null) return null;
  // R2 refuses an empty range.
  if (atByte >= bytes) return (async function* () {})();
  return (await files.get(objectKey, { range: { offset: atByte } }))?.body ?? null;
}

/** Takes the next job, or the given one, unless another worker has it. */
async function takeJob(db: Database, now: number, id?: string): Promise<ImportJob | null> {
  const mayBegin = sql`${importJobs.state} in ('waiting', 'undoing')`;
  const first = sql`(select id from import_jobs where state in ('waiting', 'undoing')
    or (state = 'running' and object_key is not null) order by queued_at, id limit 1)`;
  const [job] = await db
    .update(importJobs)
    .set({
      lease: crypto.randomUUID(),
      leaseUntil: now + LEASE_MS,
      tries: sql`tries + 1`,
      state: sql`iif(state = 'waiting', 'running', state)`,
      startedAt: sql`coalesce(started_at, ${now})`,
    })
    .where(
      and(
        id === undefined ? eq(importJobs.id, first) : and(eq(importJobs.id, id), mayBegin),
        lte(importJobs.leaseUntil, now),
      ),
    )
    .returning();
  return job ?? null;
}

async function letGo(db: Database, { id, lease }: ImportJob): Promise<void> {
  await db
    .update(importJobs)
    .set({ leaseUntil: 0 })
    .where(and(eq(importJobs.id, id), eq(importJobs.lease, lease)));
}

async function fail(db: Database, job: ImportJob, problem: string, now: number): Promise<void> {
  const { id, lease, dryRun } = job;
  const undoUntil = dryRun ? null : now + KEPT.undo.ms;
  await db
    .update(importJobs)
    .set({ state: 'failed', problem, endedAt: now, undoUntil, leaseUntil: 0, tries: 0 })
    .where(and(eq(importJobs.id, id), eq(importJobs.lease, lease)));
}

/** Ends jobs whose request was interrupted: their records cannot be read again. */
async function endCutCalls(db: Database, now: number): Promise<void> {
  await db
    .update(importJobs)
    .set({
      state: 'failed',
      problem: 'The call was cut off before its end.',
      endedAt: now,
      undoUntil: now + KEPT.undo.ms,
    })
    .where(
      and(
        eq(importJobs.state, 'running'),
        sql`${importJobs.objectKey} is null`,
        lt(importJobs.leaseUntil, now),
      ),
    );
}
