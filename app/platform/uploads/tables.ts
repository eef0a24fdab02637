import { sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core';
import { keyOf } from '../store/key-of';
import type { UploadKindName } from './upload-kinds';

/** Users' files; the bytes are in R2 under `fileKey`. Times in milliseconds since 1970. */
export const uploads = sqliteTable(
  'uploads',
  {
    id: text('id').primaryKey(),
    userId: text('user_id').notNull().references(keyOf('users'), { onDelete: 'cascade' }),
    kind: text('kind').$type<UploadKindName>().notNull(),
    /** SHA-256 of the bytes: the same file is stored once. */
    hash: text('hash').notNull(),
    mediaType: text('media_type').notNull(),
    bytes: integer('bytes').notNull(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    fileKey: text('file_key').notNull().unique(),
    createdAt: integer('created_at').notNull(),
    deletedAt: integer('deleted_at'),
  },
  (table) => [
    unique().on(table.userId, table.kind, table.hash),
    index('uploads_put_away').on(table.deletedAt).where(sql`${table.deletedAt} is not null`),
  ],
);
