import { and, eq } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { runAll } from '~/platform/run-all.server';
import { isOwnId } from '../records/own-id';
import { isPublicId } from '../records/public-id';
import type { TokenFacts } from '../token/token-svg';
import { visibleTo } from './own-visible';
import { monsters } from './tables';

/**
 * The facts for the token of the monster with this public id, or null: one row, without the record. An own monster is
 * visible only to its owner.
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
    // The columns have the same values as the record's fields.
    return (found[0] as TokenFacts | undefined) ?? null;
  }
  const { slug, name, type, size, cr } = monsters;
  const [row] = await db
    .select({ slug, name, type, size, cr })
    .from(monsters)
    .where(and(eq(monsters.id, id), eq(monsters.published, true)));
  return row ?? null;
}
