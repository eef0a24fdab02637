import { desc, eq, sql } from 'drizzle-orm';
import type { Person } from '~/account/person/person';
import { reconcileStep } from '~/billing/reconcile.server';
import type { Database } from '~/platform/database.server';
import type { Services } from '~/platform/services.server';
import { prepared } from '~/platform/store/statements.server';
import { auditRow } from '../act/audit-row.server';
import { reconcileRuns } from './tables';

/** A reconciliation of all users: for how many the record is correct so far, and its state. */
export type ReconcileRun = typeof reconcileRuns.$inferSelect;

/** The admin of an action, and its request. */
export type Actor = { admin: Person; requestId: string };

type Desk = Pick<Services, 'db' | 'clock'>;

const KEPT = 20;
const STEPS_A_MINUTE = 5;

/** The last reconciliation; null before the first. */
export async function lastRun(db: Database): Promise<ReconcileRun | null> {
  const { startedAt } = reconcileRuns;
  const [run] = await db.select().from(reconcileRuns).orderBy(desc(startedAt)).limit(1);
  return run ?? null;
}

/** Starts a reconciliation of all users unless one is running; returns the running one. */
export async function beginRun(
  { db, clock }: Desk,
  { admin, requestId }: Actor,
): Promise<ReconcileRun | null> {
  const [id, now] = [crypto.randomUUID(), clock.now()];
  const begin = sql`insert into ${reconcileRuns} (id, state, started_at, changed_at)
    select ${id}, 'running', ${now}, ${now} where not exists (select 1 from ${reconcileRuns} where state = 'running')`;
  const old = sql`delete from ${reconcileRuns} where id not in
    (select id from ${reconcileRuns} order by started_at desc limit ${KEPT})`;
  const subject = { kind: 'job' as const, id, name: 'Reconcile (all users)' };
  await db.$client.batch([
    prepared(db, begin),
    auditRow(db, { at: now, admin, requestId, act: 'Run reconcile', subject }),
    prepared(db, old),
  ]);
  return lastRun(db);
}

async function set(
  { db, clock }: Desk,
  id: string,
  { from, to }: { from: ReconcileRun['state']; to: ReconcileRun['state'] },
  { admin, requestId }: Actor,
  act: string,
): Promise<void> {
  const now = clock.now();
  const query = sql`update ${reconcileRuns} set state = ${to}, problem = '', changed_at = ${now}
    where id = ${id} and state = ${from} and not (${to} = 'running' and exists (select 1 from ${reconcileRuns} where state = 'running'))`;
  const subject = { kind: 'job' as const, id, name: 'Reconcile (all users)' };
  const facts = { before: { state: from }, after: { state: to } };
  await db.$client.batch([
    prepared(db, query),
    auditRow(db, { at: now, admin, requestId, act, subject, ...facts }),
  ]);
}

/** Cancels a running reconciliation; records synced so far stay. */
export function cancelRun(desk: Desk, id: string, actor: Actor): Promise<void> {
  return set(desk, id, { from: 'running', to: 'cancelled' }, actor, 'Cancel reconcile');
}

/** Resumes a failed or cancelled reconciliation where it stopped. */
export async function resumeRun(desk: Desk, id: string, actor: Actor): Promise<void> {
  await set(desk, id, { from: 'failed', to: 'running' }, actor, 'Go on with reconcile');
  await set(desk, id, { from: 'cancelled', to: 'running' }, actor, 'Go on with reconcile');
}

/**
 * Runs the next step of the reconciliation, a hundred subscriptions. Two simultaneous calls ask the provider twice but
 * count once: a step counts only if the run is still where the step began.
 */
export async function stepRun(services: Services): Promise<ReconcileRun | null> {
  const { db, clock, payments, log } = services;
  const [run] = await db.select().from(reconcileRuns).where(eq(reconcileRuns.state, 'running'));
  if (!run) return lastRun(db);
  const isHere = sql`id = ${run.id} and state = 'running' and steps = ${run.steps}`;
  try {
    const { ensured, next } = await reconcileStep(services, run.next);
    const state = next === null ? 'done' : 'running';
    const query = sql`update ${reconcileRuns} set state = ${state}, next = ${next}, ensured = ensured + ${ensured},
      steps = steps + 1, changed_at = ${clock.now()} where ${isHere}`;
    await prepared(db, query).run();
  } catch (error) {
    log.error('reconcile of all users', error);
    const problem = payments?.isTrouble(error)
      ? 'The payment provider did not answer.'
      : 'The records could not be written.';
    const query = sql`update ${reconcileRuns} set state = 'failed', problem = ${problem}, changed_at = ${clock.now()} where ${isHere}`;
    await prepared(db, query).run();
  }
  return lastRun(db);
}

/** Continues a reconciliation whose page was closed; run by the schedule. */
export async function goOnReconciling(services: Services): Promise<void> {
  for (let step = 0; step < STEPS_A_MINUTE; step += 1) {
    const run = await stepRun(services);
    if (run?.state !== 'running') return;
  }
}
