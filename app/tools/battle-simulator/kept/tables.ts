import { sql } from 'drizzle-orm';
import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { shelfColumns } from '~/platform/kept-shelf/shelf-columns';
import type { Edition } from '~/rules/edition';

/** Users' battles; times in milliseconds since 1970. */
export const battles = sqliteTable(
  'battles',
  {
    ...shelfColumns(),
    /** 'all' while everyone with its code may read and copy it. */
    shared: text('shared').$type<'all'>(),
    edition: text('edition').$type<Edition>().notNull(),
  },
  (table) => [
    index('battles_by_user').on(table.userId, table.deletedAt, table.updatedAt),
    index('battles_put_away').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
