import { sql } from 'drizzle-orm';
import { blob, index, integer, primaryKey, real, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { shelfColumns } from '~/platform/kept-shelf/shelf-columns';
import { keyOf } from '~/platform/store/key-of';
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
    partyId: text('party_id').references(keyOf('parties'), { onDelete: 'set null' }),
    importId: text('import_id'),
    importVersion: integer('import_version'),
  },
  (table) => [
    index('homebrew_creatures_by_user').on(table.userId, table.deletedAt, table.updatedAt),
    index('homebrew_creatures_put_away')
      .on(table.deletedAt)
      .where(sql`${table.deletedAt} is not null`),
    index('homebrew_creatures_by_party').on(table.partyId).where(sql`${table.partyId} is not null`),
  ],
);

/** Former versions of creatures; written by a trigger. */
export const homebrewHistory = sqliteTable(
  'homebrew_history',
  {
    creatureId: text('creature_id')
      .notNull()
      .references(() => homebrewCreatures.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
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

/** Each user's last action on many creatures, to undo it. `doneAt` in milliseconds since 1970. */
export const homebrewActs = sqliteTable('homebrew_acts', {
  userId: text('user_id').primaryKey().references(keyOf('users'), { onDelete: 'cascade' }),
  id: text('id').notNull(),
  kind: text('kind').$type<'move' | 'tag' | 'untag' | 'party' | 'put-away'>().notNull(),
  doneAt: integer('done_at').notNull(),
  /** JSON: the creatures and their values before. */
  body: text('body').notNull(),
});
