import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** How many users have each fact (a role, a status, a plan); maintained by triggers. */
export const peopleCounts = sqliteTable('people_counts', {
  fact: text('fact').primaryKey(),
  people: integer('people').notNull(),
});

/** Forms that invited somebody, so that sending one twice invites once. `sentAt` in milliseconds since 1970. */
export const invitationForms = sqliteTable('invitation_forms', {
  token: text('token').primaryKey(),
  sentAt: integer('sent_at').notNull(),
  /** 1 once the invitation was sent. */
  done: integer('done').notNull().default(0),
});
