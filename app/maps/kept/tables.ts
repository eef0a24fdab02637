import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { shelfColumns } from '~/platform/kept-shelf/shelf-columns';

/** The saved maps of users; times in milliseconds since 1970. */
export const maps = sqliteTable(
  'maps',
  {
    ...shelfColumns(),
    /** Makes the map accessible at /map/{code}, in this version. */
    shared: text('shared').$type<'player' | 'gm'>(),
    look: text('look').notNull().default(''),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    rooms: integer('rooms').notNull(),
    /** The JSON of a map saved before maps were compressed; otherwise empty. */
    json: text('json').notNull(),
    thumbnail: text('thumbnail').notNull(),
    /** The words by which the search finds its rooms, a line for each; see `room-words.ts`. */
    roomWords: text('room_words').notNull().default(''),
  },
  (table) => [
    index('maps_by_user').on(table.userId, table.deletedAt, table.updatedAt),
    index('maps_put_away').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
    index('maps_plain').on(table.id).where(sql`${table.json} <> ''`),
  ],
);
