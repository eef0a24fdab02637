import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** What an import may be at; 'taking' from the press until all of it is done. */
export const IMPORT_STATES = ['waiting', 'taking', 'taken', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What people brought along, for a day; times in milliseconds since 1970. */
export const homebrewImports = sqliteTable(
  'homebrew_imports',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    /** The file's own name; empty for what was pasted. */
    name: text('name').notNull(),
    hint: text('hint'),
    /** The packed text, in the row or as a file. */
    body: blob('body'),
    bodyKey: text('body_key'),
    bytes: integer('bytes').notNull(),
    state: text('state').$type<ImportState>().notNull().default('waiting'),
    /** JSON: what was chosen, and what came of it. */
    told: text('told').notNull().default('{}'),
    createdAt: integer('created_at').notNull(),
    dueAt: integer('due_at').notNull(),
  },
  (table) => [
    index('homebrew_imports_by_user').on(table.userId, table.createdAt),
    index('homebrew_imports_due').on(table.dueAt),
  ],
);
