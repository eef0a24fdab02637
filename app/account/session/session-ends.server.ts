import { and, eq, exists, lt, or } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { sessions, users } from '../person/tables';
import { ABSOLUTE_MS, IDLE_MS } from './session-cookie.server';

/** A session that has ended, with its sealed tokens, so that they can be taken back. */
export type EndedSession = { id: string; tokens: string };

const ENDED = { id: sessions.id, tokens: sessions.tokens };

/** Ends a session and gives it; nothing when it was over already. */
export async function endSession(db: Database, sessionId: string): Promise<EndedSession[]> {
  return db.delete(sessions).where(eq(sessions.id, sessionId)).returning(ENDED);
}

/** The statement that ends the session that another one takes the place of; it ends nothing when that one was not opened. */
export function replaceSessionStatement(db: Database, sessionId: string, byId: string) {
  const { id } = sessions;
  const opened = db.select({ id }).from(sessions).where(eq(id, byId));
  return db.delete(sessions).where(and(eq(id, sessionId), exists(opened)));
}

/** The statement that ends all sessions of a person and gives them. */
export function endSessionsStatement(db: Database, userId: string) {
  return db.delete(sessions).where(eq(sessions.userId, userId)).returning(ENDED);
}

/** Signs a person out in every browser, and every program with a token from before; gives the sessions that ended. */
export async function endAllSessions(
  db: Database,
  { userId, now }: { userId: string; now: number },
): Promise<EndedSession[]> {
  const [ended] = await db.batch([
    endSessionsStatement(db, userId),
    db.update(users).set({ signedOutAt: now }).where(eq(users.id, userId)),
  ]);
  return ended;
}

/** Removes sessions that are idle or too old; a guard refuses them already. */
export async function sweepSessions(db: Database, now: number): Promise<void> {
  const { seenAt, createdAt } = sessions;
  await db.delete(sessions).where(or(lt(seenAt, now - IDLE_MS), lt(createdAt, now - ABSOLUTE_MS)));
}
