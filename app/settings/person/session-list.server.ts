import type { Database } from '~/platform/database.server';

/** A browser in which someone is signed in. Times in milliseconds. */
export type SignedInBrowser = { here: boolean; since: number; seen: number };

const MOST_SHOWN = 50;

/** The browsers in which a person is signed in, the one that asks first, then the latest. */
export async function browsersOf(
  db: Database,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<SignedInBrowser[]> {
  const query = `select id, created_at, seen_at from sessions where user_id = ?1
    order by id is ?2 desc, seen_at desc limit ${MOST_SHOWN}`;
  const { results } = await db.$client
    .prepare(query)
    .bind(userId, sessionId)
    .all<{ id: string; created_at: number; seen_at: number }>();
  return results.map((row) => ({
    here: row.id === sessionId,
    since: row.created_at,
    seen: row.seen_at,
  }));
}
