import { sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { keyOf } from '~/platform/store/key-of';

/** Users' named lists of monsters; times in milliseconds since 1970. */
export const monsterLists = sqliteTable(
  'monster_lists',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** JSON: the ids of its monsters, in order. */
    monsters: text('monsters').notNull().default('[]'),
    /** The key of the form that made it, so that sending it twice makes one. */
    madeAs: text('made_as'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    unique().on(table.userId, table.madeAs),
    index('monster_lists_put_away').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** Users' private notes on monsters; times in milliseconds since 1970. */
export const monsterNotes = sqliteTable(
  'monster_notes',
  {
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    monsterId: text('monster_id').notNull(),
    note: text('note').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.monsterId] })],
);
