import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Messages of the contact form, kept for thirty days. Times in milliseconds since 1970. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    token: text('token').primaryKey(),
    state: text('state').$type<'waiting' | 'sent'>().notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    email: text('email').notNull(),
    message: text('message').notNull(),
    createdAt: integer('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTryAt: integer('next_try_at').notNull(),
    /** The endpoint's error at the last attempt; null before the first, and once delivered. */
    lastProblem: text('last_problem'),
    readAt: integer('read_at'),
    answeredAt: integer('answered_at'),
  },
  (table) => [
    index('contact_messages_waiting').on(table.nextTryAt).where(sql`${table.state} = 'waiting'`),
    index('contact_messages_unread').on(table.createdAt).where(sql`${table.readAt} is null`),
    index('contact_messages_by_time').on(table.createdAt, table.token),
  ],
);
