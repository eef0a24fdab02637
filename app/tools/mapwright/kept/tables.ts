import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { shelfColumns } from '~/platform/kept-shelf/shelf-columns';

/** Maps that people keep; times in milliseconds since 1970. */
export const maps = sqliteTable(
  'maps',
  {
    ...shelfColumns(),
    /** Opens the map to others at /map/{code} as the one or the other's version. */
    shared: text('shared').$type<'player' | 'gm'>(),
    look: text('look').notNull().default(''),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    rooms: integer('rooms').notNull(),
    /** The text of a map from before maps were packed; empty beside a packed one. */
    json: text('json').notNull(),
    thumbnail: text('thumbnail').notNull(),
  },
  (table) => [index('maps_by_user').on(table.userId, table.deletedAt, table.updatedAt)],
);
