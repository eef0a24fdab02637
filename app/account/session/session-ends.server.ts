import { and, eq, exists, lt, or } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { sessions, users } from '../person/tables';
import { ABSOLUTE_MS, IDLE_MS } from './session-cookie.server';

/** An ended session with its sealed tokens, so that they can be revoked. */
export type EndedSession = { id: string; tokens: string };

const ENDED = { id: sessions.id, tokens: sessions.tokens };

/** Ends a session and returns it; empty when it was over already. */
export async function endSession(db: Database, sessionId: string): Promise<EndedSession[]> {
  return db.delete(sessions).where(eq(sessions.id, sessionId)).returning(ENDED);
}

/** The statement that ends the session that a new one replaces; it ends nothing if the new one was not created. */
export function replaceSessionStatement(db: Database, sessionId: string, byId: string) {
  const { id } = sessions;
  const opened = db.select({ id }).from(sessions).where(eq(id, byId));
  return db.delete(sessions).where(and(eq(id, sessionId), exists(opened)));
}

/** The statement that ends all sessions of a user and returns them. */
export function endSessionsStatement(db: Database, userId: string) {
  return db.delete(sessions).where(eq(sessions.userId, userId)).returning(ENDED);
}

/** Signs a user out in every browser, and invalidates older bearer tokens; returns the ended sessions. */
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

/** Deletes sessions that are idle or too old; a guard refuses them already. */
export async function sweepSessions(db: Database, now: number): Promise<void> {
  const { seenAt, createdAt } = sessions;
  await db.delete(sessions).where(or(lt(seenAt, now - IDLE_MS), lt(createdAt, now - ABSOLUTE_MS)));
}
