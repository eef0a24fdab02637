import type { Database } from '~/platform/database.server';

/**
 * Keeps a version of a person's own creature among its former ones, however short it stood: before something is written over it that
 * nobody typed. Nothing where it stands no more.
 */
export async function rememberVersion(
  db: Database,
  userId: string,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const sql = `insert or ignore into homebrew_history (creature_id, version, user_id, name, body, bytes, cr, is_draft, saved_at)
    select id, version, user_id, name, body, bytes, cr, is_draft, updated_at from homebrew_creatures
    where id = ?1 and user_id = ?2 and version = ?3 and body is not null and deleted_at is null`;
  await db.$client.prepare(sql).bind(id, userId, version).run();
}
