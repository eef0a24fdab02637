import { sql } from 'drizzle-orm';
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/** Backups, one of them running at a time. Times in milliseconds since 1970, sizes in bytes as stored in R2. */
export const backups = sqliteTable(
  'backups',
  {
    number: integer('number').primaryKey({ autoIncrement: true }),
    id: text('id').notNull().unique(),
    why: text('why').$type<'nightly' | 'asked'>().notNull(),
    state: text('state').$type<BackupState>().notNull().default('running'),
    /** The name of the last migration. */
    schema: text('schema').notNull(),
    beganAt: integer('began_at').notNull(),
    endedAt: integer('ended_at'),
    /** JSON: where the next step continues. */
    place: text('place').notNull().default('{"phase":"rows","table":0,"after":0,"part":1}'),
    /** The fencing token: increased by each run that takes the backup over. */
    fence: integer('fence').notNull().default(0),
    heldUntil: integer('held_until').notNull().default(0),
    problem: text('problem').notNull().default(''),
    rows: integer('rows').notNull().default(0),
    bytes: integer('bytes').notNull().default(0),
    copies: integer('copies').notNull().default(0),
    copiedBytes: integer('copied_bytes').notNull().default(0),
    /** Files that rows refer to and that were missing. */
    lost: integer('lost').notNull().default(0),
  },
  (table) => [
    uniqueIndex('backups_running').on(table.state).where(sql`${table.state} = 'running'`),
  ],
);

export type BackupState = 'running' | 'done' | 'broken' | 'going';

/** The files of rows that make up a backup. */
export const backupParts = sqliteTable(
  'backup_parts',
  {
    number: integer('number')
      .notNull()
      .references(() => backups.number, { onDelete: 'cascade' }),
    at: integer('at').notNull(),
    name: text('name').notNull(),
    tableName: text('table_name').notNull(),
    rows: integer('rows').notNull(),
    bytes: integer('bytes').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.number, table.at] })],
);

/** Copies of stored files, each shared by all backups from number `first` to `last`. */
export const backupCopies = sqliteTable(
  'backup_copies',
  {
    key: text('key').primaryKey(),
    first: integer('first').notNull(),
    last: integer('last').notNull(),
    bytes: integer('bytes').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [index('backup_copies_by_last').on(table.last)],
);

/** The backup that is being restored here: at most one row. */
export const restoring = sqliteTable('restoring', {
  id: integer('id').primaryKey(),
  backup: text('backup').notNull(),
  /** JSON: the triggers that are dropped meanwhile, to be created again at the end. */
  triggers: text('triggers').notNull(),
  beganAt: integer('began_at').notNull(),
});
