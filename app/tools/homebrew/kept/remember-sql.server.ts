import type { Database } from '~/platform/database.server';

/**
 * Adds a version of a user's own creature to its history, however recent it is, before it is overwritten by something
 * not typed. Does nothing when it is no longer the current version.
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
