import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import type { Edition } from '~/rules/edition';
import type { FightStatus } from './fight-facts';

/** Fights that people run: what lists need of them. Their logs lie in objects of their own. Times in milliseconds since 1970. */
export const fights = sqliteTable(
  'fights',
  {
    /** Also the name of the object. */
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    edition: text('edition').$type<Edition>().notNull(),
    folder: text('folder').notNull().default(''),
    status: text('status').$type<FightStatus>().notNull().default('planned'),
    round: integer('round').notNull().default(0),
    combatants: integer('combatants').notNull().default(0),
    /** Of which event these are copies. */
    seq: integer('seq').notNull().default(0),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [index('fights_by_user').on(table.userId, table.deletedAt, table.updatedAt)],
);
