import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { CountedKind } from '../hour-counts';

/** Requests of each hour by kind of address; `hour` in milliseconds since 1970. */
export const hourCounts = sqliteTable(
  'hour_counts',
  {
    hour: integer('hour').notNull(),
    kind: text('kind').$type<CountedKind>().notNull(),
    requests: integer('requests').notNull().default(0),
    errors: integer('errors').notNull().default(0),
    refusals: integer('refusals').notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.hour, table.kind] })],
);

/** Files in R2 that no row refers to (yet), and when they are deleted. Times in milliseconds since 1970. */
export const looseFiles = sqliteTable(
  'loose_files',
  {
    key: text('key').primaryKey(),
    dueAt: integer('due_at').notNull(),
  },
  (table) => [index('loose_files_due').on(table.dueAt)],
);

/** Durable Objects that no row refers to (yet), and when they are removed. Times in milliseconds since 1970. */
export const looseObjects = sqliteTable(
  'loose_objects',
  {
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    dueAt: integer('due_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.name] }),
    index('loose_objects_due').on(table.dueAt),
  ],
);

/** Used tickets, by their numbers. Times in milliseconds since 1970. */
export const usedTickets = sqliteTable(
  'used_tickets',
  {
    number: text('number').primaryKey(),
    expiresAt: integer('expires_at').notNull(),
  },
  (table) => [index('used_tickets_by_expiry').on(table.expiresAt)],
);
