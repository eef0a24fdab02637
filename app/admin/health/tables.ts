import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** The last run of each duty of the schedule. Times in milliseconds since 1970. */
export const dutyRuns = sqliteTable('duty_runs', {
  duty: text('duty').primaryKey(),
  ranAt: integer('ran_at').notNull(),
  tookMs: integer('took_ms').notNull(),
  failedAt: integer('failed_at'),
  problem: text('problem').notNull().default(''),
});

/** The number of rows of each table when it was last counted. */
export const tableSizes = sqliteTable('table_sizes', {
  name: text('name').primaryKey(),
  rows: integer('rows').notNull(),
  countedAt: integer('counted_at').notNull(),
});

/** The walk over all stored files, which counts them by kind: one row. `counting` and `counted` are JSON. */
export const fileWalk = sqliteTable('file_walk', {
  id: integer('id').primaryKey(),
  next: text('next'),
  beganAt: integer('began_at').notNull(),
  counting: text('counting').notNull().default('{}'),
  counted: text('counted').notNull().default('{}'),
  countedAt: integer('counted_at'),
});
