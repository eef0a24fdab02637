import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** A person as the payment provider knows them. `endsAt` in seconds since 1970, `createdAt` in milliseconds. */
export const customers = sqliteTable('customers', {
  userId: text('user_id').primaryKey(),
  customerId: text('customer_id').notNull().unique(),
  createdAt: integer('created_at').notNull(),
  plan: text('plan').$type<'monthly' | 'annual'>(),
  endsAt: integer('ends_at'),
  running: integer('running').notNull().default(0),
  syncAsked: integer('sync_asked').notNull().default(0),
  syncWritten: integer('sync_written').notNull().default(0),
});

/** The provider's events that have arrived; `doneAt` is empty until what they hint at has been looked up. Milliseconds. */
export const billingEvents = sqliteTable('billing_events', {
  id: text('id').primaryKey(),
  type: text('type').notNull(),
  receivedAt: integer('received_at').notNull(),
  doneAt: integer('done_at'),
  /** Whom it is about, until it is done. */
  customerId: text('customer_id'),
  /** How often it could not be dealt with, and what went wrong the last time. */
  tries: integer('tries').notNull().default(0),
  problem: text('problem').notNull().default(''),
});

/** Where the walk along all subscriptions stands: one row. */
export const billingWalk = sqliteTable('billing_walk', {
  id: integer('id').primaryKey(),
  next: text('next'),
});

/** How often the provider has refused to create something for a person. */
export const paymentTries = sqliteTable('payment_tries', {
  userId: text('user_id').primaryKey(),
  failures: integer('failures').notNull().default(0),
});
