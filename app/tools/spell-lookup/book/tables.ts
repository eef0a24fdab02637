import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { keyOf } from '~/platform/store/key-of';

/** Users' spellbooks; times in milliseconds since 1970. */
export const spellbooks = sqliteTable(
  'spellbooks',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** JSON: the spells, the slots and what is spent of them. */
    body: text('body').notNull().default('{}'),
    version: integer('version').notNull().default(1),
    /** The key of the form that made it, so that sending it twice makes one. */
    madeAs: text('made_as'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    unique().on(table.userId, table.madeAs),
    index('spellbooks_put_away').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
