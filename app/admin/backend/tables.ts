import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Reconciliations of all users that admins started. Times in milliseconds since 1970. */
export const reconcileRuns = sqliteTable(
  'reconcile_runs',
  {
    id: text('id').primaryKey(),
    state: text('state').$type<'running' | 'done' | 'cancelled' | 'failed'>().notNull(),
    next: text('next'),
    ensured: integer('ensured').notNull().default(0),
    steps: integer('steps').notNull().default(0),
    problem: text('problem').notNull().default(''),
    startedAt: integer('started_at').notNull(),
    changedAt: integer('changed_at').notNull(),
  },
  (table) => [
    uniqueIndex('reconcile_runs_running').on(table.state).where(sql`${table.state} = 'running'`),
    index('reconcile_runs_by_start').on(table.startedAt),
  ],
);
