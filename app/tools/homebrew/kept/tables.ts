import { blob, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { shelfColumns } from '~/platform/kept-shelf/shelf-columns';
import type { Edition } from '~/rules/edition';

/** Users' creatures; times in milliseconds since 1970. */
export const homebrewCreatures = sqliteTable(
  'homebrew_creatures',
  {
    ...shelfColumns(),
    /** 'all' while anyone with the code can read and copy it. */
    shared: text('shared').$type<'all'>(),
    edition: text('edition').$type<Edition>().notNull(),
    type: text('type').notNull(),
    cr: real('cr').notNull(),
    sortName: text('sort_name').notNull(),
    hash: text('hash').notNull(),
    /** 1 while the form holds more than its record. */
    isDraft: integer('is_draft').notNull().default(0),
    /** The name of what it was made from. */
    origin: text('origin'),
    /** Its id among its owner's monsters. */
    ownId: text('own_id').notNull().unique(),
    folder: text('folder').notNull().default(''),
    /** JSON: a list of texts. */
    tags: text('tags').notNull().default('[]'),
    /** The party whose members find it in their lookups. */
    partyId: text('party_id'),
    importId: text('import_id'),
    importVersion: integer('import_version'),
  },
  (table) => [
    index('homebrew_creatures_by_user').on(table.userId, table.deletedAt, table.updatedAt),
  ],
);

/** Former versions of creatures; written by a trigger. */
export const homebrewHistory = sqliteTable(
  'homebrew_history',
  {
    creatureId: text('creature_id').notNull(),
    version: integer('version').notNull(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    body: blob('body').notNull(),
    bytes: integer('bytes').notNull(),
    cr: real('cr').notNull(),
    isDraft: integer('is_draft').notNull(),
    savedAt: integer('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.creatureId, table.version] }),
    index('homebrew_history_by_user').on(table.userId, table.savedAt),
  ],
);
