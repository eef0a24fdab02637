import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';

/** Maps that people keep; times in milliseconds since 1970. */
export const maps = sqliteTable(
  'maps',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    /** Opens the map to others at /map/{code} while it is shared. */
    code: text('code').notNull().unique(),
    shared: text('shared').$type<'player' | 'gm'>(),
    look: text('look').notNull().default(''),
    version: integer('version').notNull().default(1),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    rooms: integer('rooms').notNull(),
    json: text('json').notNull(),
    thumbnail: text('thumbnail').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [index('maps_by_user').on(table.userId, table.deletedAt, table.updatedAt)],
);
