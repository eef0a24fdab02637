import { sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/kept-shelf/loose-files.server';
import { takesPart } from './party-rights.server';
import { parties } from './tables';

/** How many changes a party has seen, for whoever takes part in it: an open page asks for the rest only when this grew. */
export async function partySeq(db: Database, userId: string, id: string): Promise<number | null> {
  const query = sql`select seq from ${parties} where id = ${id} and ${takesPart(sql`${id}`, userId)}`;
  return prepared(db, query).first<number>('seq');
}
