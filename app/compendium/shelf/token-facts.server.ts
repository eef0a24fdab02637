import { and, eq } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { isOwnId, isPublicId } from '../records/public-id';
import type { TokenFacts } from '../token/token-svg';
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
    const query = `select slug, name, type, size, cr from own_monsters where id = ?1 and owner_id = ?2`;
    return db.$client.prepare(query).bind(id, ownerId).first<TokenFacts>();
  }
  const { slug, name, type, size, cr } = monsters;
  const [row] = await db
    .select({ slug, name, type, size, cr })
    .from(monsters)
    .where(and(eq(monsters.id, id), eq(monsters.published, true)));
  return row ?? null;
}
