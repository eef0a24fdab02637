import { and, eq } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { isPublicId } from '../records/public-id';
import type { TokenFacts } from '../token/token-svg';
import { monsters } from './tables';

/** What the token of the published monster with this public id shows, or null: one row, without its record. */
export async function tokenFactsById(db: Database, id: string): Promise<TokenFacts | null> {
  if (!isPublicId(id)) return null;
  const { slug, name, type, size, cr } = monsters;
  const [row] = await db
    .select({ slug, name, type, size, cr })
    .from(monsters)
    .where(and(eq(monsters.id, id), eq(monsters.published, true)));
  return row ?? null;
}
