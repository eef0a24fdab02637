import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { keyOf } from '~/platform/store/key-of';

/** Users as customers of the payment provider. `endsAt` in seconds since 1970, `createdAt` in milliseconds. */
export const customers = sqliteTable(
  'customers',
  {
    userId: text('user_id').primaryKey().references(keyOf('users'), { onDelete: 'cascade' }),
    customerId: text('customer_id').notNull().unique(),
    createdAt: integer('created_at').notNull(),
    plan: text('plan').$type<'monthly' | 'annual'>(),
    endsAt: integer('ends_at'),
    running: integer('running').notNull().default(0),
    syncAsked: integer('sync_asked').notNull().default(0),
    syncWritten: integer('sync_written').notNull().default(0),
  },
  (table) => [index('customers_by_look').on(table.syncAsked)],
);

/** Events received from the provider; `doneAt` is null until the customer has been synced. Times in milliseconds. */
export const billingEvents = sqliteTable(
  'billing_events',
  {
    id: text('id').primaryKey(),
    type: text('type').notNull(),
    receivedAt: integer('received_at').notNull(),
    doneAt: integer('done_at'),
    /** Its customer, until the event is processed. */
    customerId: text('customer_id'),
    /** How often processing failed, and the last error. */
    tries: integer('tries').notNull().default(0),
    problem: text('problem').notNull().default(''),
  },
  (table) => [
    index('billing_events_by_time').on(table.receivedAt),
    index('billing_events_open').on(table.receivedAt).where(sql`${table.doneAt} is null`),
  ],
);

/** The position of the walk over all subscriptions: one row. */
export const billingWalk = sqliteTable('billing_walk', {
  id: integer('id').primaryKey(),
  next: text('next'),
});

/** How often the provider has refused to create something for a user. */
export const paymentTries = sqliteTable('payment_tries', {
  userId: text('user_id').primaryKey().references(keyOf('users'), { onDelete: 'cascade' }),
  failures: integer('failures').notNull().default(0),
});
