import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { RecordKind } from './record-kinds';

/** The states of an import job. */
export const JOB_STATES = [
  ...(['uploading', 'waiting', 'running', 'done', 'failed', 'canceled'] as const),
  ...(['undoing', 'undone'] as const),
] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Imports of records files, present and past. Times in milliseconds since 1970. */
export const importJobs = sqliteTable('import_jobs', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<RecordKind>().notNull(),
  name: text('name').notNull(),
  /** The file's own name; null where it is unknown. */
  fileName: text('file_name'),
  /** The file's key in R2; null for records that came in a request, and once the file is deleted. */
  objectKey: text('object_key'),
  partUpload: text('part_upload'),
  partBytes: integer('part_bytes'),
  /** The browser's fingerprint of the file, to resume an upload. */
  sentAs: text('sent_as'),
  hash: text('hash'),
  bytes: integer('bytes').notNull().default(0),
  adminId: text('admin_id'),
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
});

export type ImportJob = typeof importJobs.$inferSelect;
