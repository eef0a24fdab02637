import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { keyOf } from '~/platform/store/key-of';
import type { KeptKind } from './kept-limits';

/** Users' dice macros and tables to roll on; times in milliseconds since 1970. */
export const diceKept = sqliteTable(
  'dice_kept',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    kind: text('kind').$type<KeptKind>().notNull(),
    name: text('name').notNull(),
    body: text('body').notNull(),
    /** The name of the character that a macro belongs to; empty for none. */
    character: text('character').notNull().default(''),
    /** The party that a table was made for; its owner alone sees it. */
    partyId: text('party_id').references(keyOf('parties'), { onDelete: 'set null' }),
    /** The key of the form that made it, so that sending it twice makes one. */
    madeAs: text('made_as'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    unique().on(table.userId, table.madeAs),
    index('dice_kept_by_user').on(table.userId, table.kind, table.deletedAt),
    index('dice_kept_put_away').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('dice_kept_by_party').on(table.partyId).where(sql`${table.partyId} is not null`),
  ],
);
