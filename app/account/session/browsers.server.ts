import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { sessions } from '../person/tables';

/** A browser in which the user is signed in. Times in milliseconds. */
export type SignedInBrowser = { here: boolean; since: number; seen: number };

const MOST_SHOWN = 50;

/** The browsers in which a user is signed in, this one first, then the latest. */
export async function browsersOf(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<SignedInBrowser[]> {
  const { id, createdAt: since, seenAt: seen } = sessions;
  const found = await db
    .select({ id, since, seen })
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(sql`${id} is ${sessionId} desc`, desc(seen))
    .limit(MOST_SHOWN);
  return found.map((row) => ({ here: row.id === sessionId, since: row.since, seen: row.seen }));
}
