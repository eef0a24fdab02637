import { sql } from 'drizzle-orm';
import { prepared } from '../store/statements.server';
import { releaseFiles, type ShelfStore } from './loose-files.server';
import { columnOf, type ShelfPlan } from './shelf-plan';
import { folderOf } from './shelf-versions.server';
import { storeText } from './stored-text.server';

const MOST_PURGED = 200;
const MOST_PACKED = 10;

/** Deletes soft-deleted things whose time is up, a batch at a time; their files go with the next sweep. */
export async function purgeDeleted(
  { table, limits }: ShelfPlan,
  { db }: ShelfStore,
  now: number,
): Promise<void> {
  const query = sql`delete from ${table} where id in
    (select id from ${table} where deleted_at < ${now - limits.keptDeletedMs} order by deleted_at limit ${MOST_PURGED})`;
  await prepared(db, query).run();
}

/** Packs old uncompressed texts, a batch at a time; nothing else of the rows changes. */
export async function packPlain(plan: ShelfPlan, store: ShelfStore, now: number): Promise<void> {
  if (!plan.plain) return;
  const { table } = plan;
  const plain = columnOf(plan, plan.plain);
  const query = sql`select id, user_id as userId, version, ${plain} as text from ${table} where ${plain} <> '' limit ${MOST_PACKED}`;
  const found = await prepared(store.db, query).all<{
    id: string;
    userId: string;
    version: number;
    text: string;
  }>();
  for (const { id, userId, version, text } of found.results) {
    const stored = await storeText(store, folderOf(plan, userId), text, now);
    // R2 refuses writes at the moment: leave the text in the row until the next run.
    if (stored === null) return;
    const pack = sql`update ${table} set ${plain} = '', body = ${stored.packed}, body_key = ${stored.key}, bytes = ${stored.bytes}
      where id = ${id} and user_id = ${userId} and version = ${version} and ${plain} <> ''`;
    const packed = await prepared(store.db, pack).run();
    if (packed.meta.changes === 0) await releaseFiles(store.db, [stored.key], now);
  }
}
