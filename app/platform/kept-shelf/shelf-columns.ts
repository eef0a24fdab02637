import { blob, integer, type SQLiteTable, text } from 'drizzle-orm/sqlite-core';

/**
 * The columns of every table of things that people keep; a tool adds its own beside them. The table's migration also carries the
 * triggers that note files no row names any more (see `0009_kept_shelf.sql`).
 */
export function shelfColumns() {
  return {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** Opens the thing to others while it is shared; another one each time that sharing stops or others see another version. */
    code: text('code').notNull().unique(),
    /** As which version others see it; null while they do not. */
    shared: text('shared'),
    version: integer('version').notNull().default(1),
    /** The packed text, in the row or as a file, and what it takes. */
    body: blob('body'),
    bodyKey: text('body_key'),
    bytes: integer('bytes'),
    /** What others are shown, in the same way. */
    shown: blob('shown'),
    shownKey: text('shown_key'),
    shownBytes: integer('shown_bytes'),
    /** Until when somebody is making what others are shown. */
    shownUntil: integer('shown_until'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  };
}

type ShelfColumns = ReturnType<typeof shelfColumns>;

/** A table of things that people keep. */
export type ShelfTable = SQLiteTable & { [name in keyof ShelfColumns]: unknown };

/** What a list tells of a kept thing, apart from the tool's own facts. Times in milliseconds. */
export type Listed<Facts> = Facts & {
  id: string;
  name: string;
  code: string;
  shared: string | null;
  version: number;
  updatedAt: number;
};
