import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { keyOf } from '~/platform/store/key-of';
import type { RecordKind } from './record-kinds';

/** The states of an import job. */
export const JOB_STATES = [
  ...(['uploading', 'waiting', 'running', 'done', 'failed', 'canceled'] as const),
  ...(['undoing', 'undone'] as const),
] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Imports of records files, present and past. Times in milliseconds since 1970. */
export const importJobs = sqliteTable(
  'import_jobs',
  {
    id: text('id').primaryKey(),
    kind: text('kind').$type<RecordKind>().notNull(),
    name: text('name').notNull(),
    /** The file's own name; null where it is unknown. */
    fileName: text('file_name'),
    /** The file's key in R2; null for records that came in a request, and once the file is deleted. */
    objectKey: text('object_key').unique(),
    partUpload: text('part_upload'),
    partBytes: integer('part_bytes'),
    /** The browser's fingerprint of the file, to resume an upload. */
    sentAs: text('sent_as'),
    hash: text('hash'),
    bytes: integer('bytes').notNull().default(0),
    adminId: text('admin_id').references(keyOf('users'), { onDelete: 'set null' }),
    dryRun: integer('dry_run', { mode: 'boolean' }).notNull().default(false),
    state: text('state').$type<JobState>().notNull(),
    problem: text('problem'),
    atByte: integer('at_byte').notNull().default(0),
    nextLine: integer('next_line').notNull().default(1),
    steps: integer('steps').notNull().default(0),
    added: integer('added').notNull().default(0),
    changed: integer('changed').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    undoUntil: integer('undo_until'),
    undoAt: integer('undo_at').notNull().default(0),
    removed: integer('removed').notNull().default(0),
    restored: integer('restored').notNull().default(0),
    leftAlone: integer('left_alone').notNull().default(0),
    lease: text('lease').notNull().default(''),
    leaseUntil: integer('lease_until').notNull().default(0),
    tries: integer('tries').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    queuedAt: integer('queued_at').notNull(),
    startedAt: integer('started_at'),
    endedAt: integer('ended_at'),
  },
  (table) => [
    index('import_jobs_by_time').on(sql`${table.createdAt} desc`, table.id),
    index('import_jobs_at_work').on(table.state, table.queuedAt),
  ],
);

export type ImportJob = typeof importJobs.$inferSelect;

/** The parts of a file that have been uploaded. */
export const importParts = sqliteTable(
  'import_parts',
  {
    jobId: jobKey(),
    part: integer('part').notNull(),
    bytes: integer('bytes').notNull(),
    hash: text('hash').notNull(),
    etag: text('etag').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.part] })],
);

/** The ids that each step of a running import has seen, as JSON: a repeated record is refused. */
export const importSteps = sqliteTable(
  'import_steps',
  {
    jobId: jobKey(),
    step: integer('step').notNull(),
    seen: text('seen').notNull(),
  },
  (table) => [primaryKey({ columns: [table.jobId, table.step] })],
);

/** The lines that an import rejected, with the reason. */
export const importLines = sqliteTable(
  'import_lines',
  {
    seq: integer('seq').primaryKey(),
    jobId: jobKey(),
    line: integer('line').notNull(),
    problem: text('problem').notNull(),
  },
  (table) => [index('import_lines_by_job').on(table.jobId, table.line)],
);

/** What an import did to each record, to undo it. */
export const importJournal = sqliteTable(
  'import_journal',
  {
    seq: integer('seq').primaryKey(),
    jobId: jobKey(),
    line: integer('line').notNull(),
    recordId: text('record_id').notNull(),
    act: text('act').$type<'added' | 'changed'>().notNull(),
    hashAfter: text('hash_after').notNull(),
    /** The record before, as JSON, while the import can be undone. */
    before: text('before'),
    undo: text('undo').$type<'removed' | 'restored' | 'left'>(),
    /** Why it was left alone when the import was undone. */
    why: text('why'),
  },
  (table) => [
    index('import_journal_by_job').on(table.jobId),
    index('import_journal_kept').on(table.jobId).where(sql`${table.before} is not null`),
  ],
);

function jobKey() {
  return text('job_id')
    .notNull()
    .references(() => importJobs.id, { onDelete: 'cascade' });
}
