import { sql } from 'drizzle-orm';
import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { shelfColumns } from '~/platform/kept-shelf/shelf-columns';
import { keyOf } from '~/platform/store/key-of';
import type { Edition } from '~/rules/edition';
import type { ListedEncounter } from '../encounter';

/** Users' encounters; times in milliseconds since 1970. */
export const encounters = sqliteTable(
  'encounters',
  {
    ...shelfColumns(),
    /** 'all' while everyone with its code may read and copy it. */
    shared: text('shared').$type<'all'>(),
    edition: text('edition').$type<Edition>().notNull(),
    status: text('status').$type<ListedEncounter['status']>().notNull().default('draft'),
    folder: text('folder').notNull().default(''),
    /** JSON: a list of strings. */
    tags: text('tags').notNull().default('[]'),
    partyId: text('party_id'),
    foes: integer('foes').notNull().default(0),
    xp: integer('xp').notNull().default(0),
  },
  (table) => [
    index('encounters_by_user').on(table.userId, table.deletedAt, table.updatedAt),
    index('encounters_put_away').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);

/** Former versions of encounters, written by a trigger. */
export const encounterHistory = sqliteTable(
  'encounter_history',
  {
    encounterId: text('encounter_id')
      .notNull()
      .references(() => encounters.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    name: text('name').notNull(),
    body: blob('body').notNull(),
    bytes: integer('bytes').notNull(),
    foes: integer('foes').notNull(),
    xp: integer('xp').notNull(),
    savedAt: integer('saved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.encounterId, table.version] }),
    index('encounter_history_by_user').on(table.userId, table.savedAt),
  ],
);
