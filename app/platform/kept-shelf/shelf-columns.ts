import { blob, integer, type SQLiteTable, text } from 'drizzle-orm/sqlite-core';
import { keyOf } from '../store/key-of';

/**
 * The columns of every table of saved things; a tool adds its own. The table's migration also has the triggers that
 * note files which no row refers to any more (see `0009_kept_shelf.sql`).
 */
export function shelfColumns() {
  return {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    name: text('name').notNull(),
    /** The share code. It changes each time sharing stops or another version is shared. */
    code: text('code').notNull().unique(),
    /** Which version is shared; null while the thing is not shared. */
    shared: text('shared'),
    version: integer('version').notNull().default(1),
    /** The packed text, in the row or as a file, and its stored size. */
    body: blob('body'),
    bodyKey: text('body_key'),
    bytes: integer('bytes'),
    /** The shared view, stored in the same way. */
    shown: blob('shown'),
    shownKey: text('shown_key'),
    shownBytes: integer('shown_bytes'),
    /** Until when a request holds the lock for making the shared view. */
    shownUntil: integer('shown_until'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  };
}

type ShelfColumns = ReturnType<typeof shelfColumns>;

/** A table of saved things. */
export type ShelfTable = SQLiteTable & { [name in keyof ShelfColumns]: unknown };

/** A saved thing as lists show it, with the tool's own facts. Times in milliseconds. */
export type Listed<Facts> = Facts & {
  id: string;
  name: string;
  code: string;
  shared: string | null;
  version: number;
  updatedAt: number;
};
