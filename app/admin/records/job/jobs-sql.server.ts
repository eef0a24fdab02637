import { desc, eq, sql } from 'drizzle-orm';
import { users } from '~/account/person/tables';
import type { Database } from '~/platform/database.server';
import { type AuditFacts, auditRow } from '../../act/audit-row.server';
import type { JobAct } from './job-acts';
import { KEPT, LEASE_MS, MOST_OPEN_JOBS, MOST_UPLOADS_EACH } from './job-limits';
import { type RecordKind, recordFileName, sentFileName } from './record-kinds';
import { type ImportJob, importJobs, type JobState } from './tables';

/** The admin, time and request of an action, for the audit log. */
export type Doer = Pick<AuditFacts, 'at' | 'admin' | 'requestId'>;

/** A job as shown, with the name of its admin while they have an account. */
export type ShownJob = ImportJob & { adminName: string };

type NewUpload = {
  kind: RecordKind;
  dryRun: boolean;
  bytes?: number;
  partBytes?: number;
  sentAs?: string;
  /** The file's own name. */
  fileName?: string;
};

const OPEN = `state in ('uploading', 'waiting', 'running', 'undoing')`;

/** Creates the job of an upload; null when too many are open. */
export async function openUpload(
  db: Database,
  { at, admin }: Doer,
  { kind, dryRun, bytes = 0, partBytes, sentAs, fileName = '' }: NewUpload,
): Promise<{ id: string; objectKey: string } | null> {
  const id = crypto.randomUUID();
  const objectKey = `imports/${crypto.randomUUID()}`;
  const query = `insert into import_jobs
      (id, kind, name, object_key, bytes, part_bytes, sent_as, admin_id, dry_run, state, created_at, queued_at, file_name)
    select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, 'uploading', ?10, ?10, ?13
    where (select count(*) from import_jobs where ${OPEN}) < ?11
      and (select count(*) from import_jobs where state = 'uploading' and admin_id = ?8) < ?12`;
  const name = recordFileName(kind, at);
  const added = await db.$client
    .prepare(query)
    .bind(
      id,
      kind,
      name,
      objectKey,
      bytes,
      partBytes ?? null,
      sentAs ?? null,
      admin.userId,
      dryRun ? 1 : 0,
      at,
      MOST_OPEN_JOBS,
      MOST_UPLOADS_EACH,
      sentFileName(fileName),
    )
    .run();
  return added.meta.changes > 0 ? { id, objectKey } : null;
}

/** Queues a completely uploaded file, with an audit row; false when it was canceled meanwhile. */
export async function queueUpload(
  db: Database,
  { id, kind, name, dryRun }: Pick<ImportJob, 'id' | 'kind' | 'name' | 'dryRun'>,
  { bytes, hash }: { bytes: number; hash: string },
  doer: Doer,
): Promise<boolean> {
  const query = `update import_jobs set state = 'waiting', kind = ?2, dry_run = ?3, bytes = ?4, hash = ?5,
      part_upload = null, queued_at = ?6, name = ?7 where id = ?1 and state = 'uploading'`;
  const [queued] = await db.$client.batch([
    db.$client.prepare(query).bind(id, kind, dryRun ? 1 : 0, bytes, hash, doer.at, name),
    auditRow(db, {
      ...doer,
      act: 'Upload records',
      subject: { kind: 'import', id, name },
      after: { kind, bytes, hash, dryRun },
    }),
    db.$client.prepare('delete from import_parts where job_id = ?1').bind(id),
  ]);
  return (queued?.meta.changes ?? 0) > 0;
}

/** Creates a job whose records come in the request itself, with an audit row; null when too many are open. */
export async function openCall(
  db: Database,
  kind: RecordKind,
  doer: Doer,
): Promise<ImportJob | null> {
  const id = crypto.randomUUID();
  const { at, admin } = doer;
  const name = recordFileName(kind, at);
  const query = `insert into import_jobs
      (id, kind, name, admin_id, state, lease, lease_until, created_at, queued_at, started_at)
    select ?1, ?2, ?3, ?4, 'running', ?5, ?6, ?7, ?7, ?7
    where (select count(*) from import_jobs where ${OPEN}) < ?8`;
  const values = [id, kind, name, admin.userId, crypto.randomUUID(), at + LEASE_MS, at];
  await db.$client.batch([
    db.$client.prepare(query).bind(...values, MOST_OPEN_JOBS),
    auditRow(db, { ...doer, act: `Import ${kind}`, subject: { kind: 'import', id, name } }),
  ]);
  const [job] = await db.select().from(importJobs).where(eq(importJobs.id, id));
  return job ?? null;
}

/** Deletes the job of an upload that did not complete. */
export async function discardUpload(db: Database, id: string): Promise<void> {
  const query = "delete from import_jobs where id = ?1 and state = 'uploading'";
  await db.$client.prepare(query).bind(id).run();
}

/** A job by its id, or null. */
export async function jobById(db: Database, id: string): Promise<ShownJob | null> {
  const [row] = await shown(db).where(eq(importJobs.id, id));
  return row ? named(row) : null;
}

const A_PAGE = 20;

/** Uploads that were canceled before they completed are not listed. */
const NEVER_CAME = sql`(${importJobs.state} = 'canceled' and ${importJobs.hash} is null and ${importJobs.startedAt} is null)`;

/** The page cursor: the last import of a page; the id distinguishes imports of the same time. */
export type JobPlace = { at: number; id: string };

/** A page of jobs, newest first; `next` is the cursor of the following page. */
export async function listJobs(
  db: Database,
  from: JobPlace | null,
): Promise<{ jobs: ShownJob[]; next: JobPlace | null }> {
  const rows = await shown(db)
    .where(
      from === null
        ? sql`not ${NEVER_CAME}`
        : sql`(${importJobs.createdAt}, ${importJobs.id}) < (${from.at}, ${from.id}) and not ${NEVER_CAME}`,
    )
    .orderBy(desc(importJobs.createdAt), desc(importJobs.id))
    .limit(A_PAGE + 1);
  const jobs = rows.slice(0, A_PAGE).map(named);
  const last = rows.length > A_PAGE ? jobs.at(-1) : undefined;
  return { jobs, next: last ? { at: last.createdAt, id: last.id } : null };
}

function shown(db: Database) {
  return db
    .select({ job: importJobs, username: users.username, email: users.email })
    .from(importJobs)
    .leftJoin(users, eq(users.id, importJobs.adminId))
    .$dynamic();
}

type ShownRow = { job: ImportJob; username: string | null; email: string | null };

function named({ job, username, email }: ShownRow): ShownJob {
  return { ...job, adminName: username || email || '' };
}

type ActSql = { name: string; set: string; where: string; behind?: readonly string[] };

const FRESHLY = 'problem = null, tries = 0, lease_until = 0, ended_at = null, queued_at = ?2';
const BEGUN_ANEW = `exists (select 1 from import_jobs where id = ?1 and state = 'waiting' and queued_at = ?2 and added + changed = 0)`;

/** What each action changes on a job, and its condition: the same as `mayAct`, as SQL in the statement itself. */
const ACTS: Readonly<Record<JobAct, ActSql>> = {
  cancel: {
    name: 'Cancel import',
    set: `state = 'canceled', lease_until = 0, ended_at = ?2, undo_until = iif(dry_run, null, ?2 + ${KEPT.undo.ms})`,
    where: `state in ('uploading', 'waiting', 'running')`,
    behind: [
      `delete from import_steps where job_id = ?1 and exists (select 1 from import_jobs where id = ?1 and state = 'canceled' and ?2 > 0)`,
    ],
  },
  retry: {
    name: 'Retry import',
    set: `state = 'waiting', undo_until = null, ${FRESHLY}`,
    where: `state = 'failed' and object_key is not null and undo_at = 0`,
  },
  load: {
    name: 'Load records',
    set: `state = 'waiting', dry_run = 0, undo_until = null, at_byte = 0, next_line = 1, steps = 0,
      added = 0, changed = 0, unchanged = 0, rejected = 0, started_at = null, ${FRESHLY}`,
    where: `state = 'done' and dry_run = 1 and object_key is not null`,
    behind: ['import_lines', 'import_journal', 'import_steps'].map(
      (table) => `delete from ${table} where job_id = ?1 and ${BEGUN_ANEW}`,
    ),
  },
  undo: {
    name: 'Undo import',
    // A negative value means that undoing has begun but not progressed: loading cannot resume from there.
    set: `state = 'undoing', undo_at = iif(state = 'undone' or undo_at = 0, -1, undo_at),
      left_alone = iif(state = 'undone', 0, left_alone), ${FRESHLY}`,
    where: `(state in ('done', 'failed', 'canceled') or state = 'undone' and left_alone > 0)
      and dry_run = 0 and undo_until > ?2 and added + changed > 0`,
  },
};

/** The state in which each action leaves a job. */
const AFTER: Readonly<Record<JobAct, JobState>> = {
  cancel: 'canceled',
  retry: 'waiting',
  load: 'waiting',
  undo: 'undoing',
};

/** Performs an action on a job, with an audit row; false when it is no longer possible. */
export async function actOnJob(
  db: Database,
  job: Pick<ImportJob, 'id' | 'name' | 'state' | 'dryRun'>,
  act: JobAct,
  doer: Doer,
): Promise<boolean> {
  const { name, set, where, behind = [] } = ACTS[act];
  const d1 = db.$client;
  const [acted] = await d1.batch([
    d1.prepare(`update import_jobs set ${set} where id = ?1 and ${where}`).bind(job.id, doer.at),
    auditRow(db, {
      ...doer,
      act: name,
      subject: { kind: 'import', id: job.id, name: job.name },
      before: { state: job.state, dryRun: job.dryRun },
      after: { state: AFTER[act], dryRun: act === 'load' ? false : job.dryRun },
    }),
    ...behind.map((statement) => d1.prepare(statement).bind(job.id, doer.at)),
  ]);
  return (acted?.meta.changes ?? 0) > 0;
}
