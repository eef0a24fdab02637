import { and, eq } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import { isOwnId } from '../records/own-id';
import { isPublicId } from '../records/public-id';
import type { TokenFacts } from '../token/token-svg';
import { visibleTo } from './own-visible';
import { monsters } from './tables';

/**
 * What the token of the monster with this public id shows, or null: one row, without its record. A monster that somebody owns has
 * one for its owner alone.
 */
export async function tokenFactsById(
  db: Database,
  id: string,
  ownerId: string | null = null,
): Promise<TokenFacts | null> {
  if (!isPublicId(id)) return null;
  if (isOwnId(id)) {
    const sql = `select m.slug, m.name, m.type, m.size, m.cr from own_monsters m where m.id = ?1 and ${visibleTo('?2')}`;
    const [found = []] = await runAll(db, [{ sql, values: [id, ownerId ?? ''] }]);
    // The columns hold what the record's own fields do.
    return (found[0] as TokenFacts | undefined) ?? null;
  }
  const { slug, name, type, size, cr } = monsters;
  const [row] = await db
    .select({ slug, name, type, size, cr })
    .from(monsters)
    .where(and(eq(monsters.id, id), eq(monsters.published, true)));
  return row ?? null;
}
