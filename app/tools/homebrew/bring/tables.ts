import { blob, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { keyOf } from '~/platform/store/key-of';

/** The states of an import; 'taking' from submission until everything is stored. */
export const IMPORT_STATES = ['waiting', 'taking', 'taken', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** Users' imports of the last day; times in milliseconds since 1970. */
export const homebrewImports = sqliteTable(
  'homebrew_imports',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    /** The name of the file; empty for a pasted text. */
    name: text('name').notNull(),
    hint: text('hint'),
    /** The compressed text, in the row or as a file. */
    body: blob('body'),
    bodyKey: text('body_key'),
    bytes: integer('bytes').notNull(),
    state: text('state').$type<ImportState>().notNull().default('waiting'),
    /** JSON: the choices and the result. */
    told: text('told').notNull().default('{}'),
    createdAt: integer('created_at').notNull(),
    dueAt: integer('due_at').notNull(),
  },
  (table) => [
    index('homebrew_imports_by_user').on(table.userId, table.createdAt),
    index('homebrew_imports_due').on(table.dueAt),
  ],
);
