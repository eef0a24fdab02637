import { sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import { takesPart } from './party-rights.server';
import { parties } from './tables';

/**
 * The change counter of a party, for a user who takes part in it: an open page loads the rest only when it has grown.
 */
export async function partySeq(db: Database, userId: string, id: string): Promise<number | null> {
  const query = sql`select seq from ${parties} where id = ${id} and ${takesPart(sql`${id}`, userId)}`;
  return prepared(db, query).first<number>('seq');
}
