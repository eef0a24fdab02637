import { and, asc, eq, lt, lte, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import type { ContactMessage } from './contact-message';
import { contactMessages } from './tables';

const MINUTE = 60_000;
const SIX_HOURS = 360 * MINUTE;
const THIRTY_DAYS = 30 * 24 * 60 * MINUTE;
/** A message that waits to be delivered. */
export type WaitingMessage = ContactMessage & { token: string };

/** The delay after an attempt: one minute, then doubled each time, at most six hours. In milliseconds. */
export function pauseAfter(attempts: number): number {
  return Math.min(MINUTE * 2 ** Math.min(attempts, 20), SIX_HOURS);
}

/**
 * Stores a message under its form's token; sending the form again replaces the waiting message. False when it was
 * delivered already.
 */
export async function keepMessage(
  db: Database,
  { token, ...message }: WaitingMessage,
  now: number,
): Promise<boolean> {
  // The schedule waits a minute: the request itself tries first.
  const nextTryAt = now + MINUTE;
  const rows = await db
    .insert(contactMessages)
    .values({ token, ...message, state: 'waiting', createdAt: now, attempts: 0, nextTryAt })
    .onConflictDoUpdate({
      target: contactMessages.token,
      set: { ...message, nextTryAt, readAt: null },
      setWhere: eq(contactMessages.state, 'waiting'),
    })
    .returning({ token: contactMessages.token });
  return rows.length > 0;
}

/** Marks a message as delivered; its token is kept, so that it is not sent twice. */
export async function markSent(db: Database, token: string): Promise<void> {
  await db
    .update(contactMessages)
    .set({ state: 'sent', lastProblem: null })
    .where(eq(contactMessages.token, token));
}

/** Stores why a message could not be delivered. */
export async function noteProblem(db: Database, token: string, problem: string): Promise<void> {
  await db
    .update(contactMessages)
    .set({ lastProblem: problem })
    .where(and(eq(contactMessages.token, token), eq(contactMessages.state, 'waiting')));
}

/**
 * Takes messages that are due, at most ten; sets their next attempt at once, so that no two runs take the same message.
 */
export async function takeWaiting(db: Database, now: number): Promise<WaitingMessage[]> {
  const due = await db
    .select({ token: contactMessages.token, attempts: contactMessages.attempts })
    .from(contactMessages)
    .where(and(eq(contactMessages.state, 'waiting'), lte(contactMessages.nextTryAt, now)))
    .orderBy(asc(contactMessages.nextTryAt))
    .limit(10);
  const taken: WaitingMessage[] = [];
  for (const { token, attempts } of due) {
    const [row] = await db
      .update(contactMessages)
      .set({
        attempts: sql`${contactMessages.attempts} + 1`,
        nextTryAt: now + pauseAfter(attempts + 1),
      })
      .where(
        and(
          eq(contactMessages.token, token),
          eq(contactMessages.state, 'waiting'),
          lte(contactMessages.nextTryAt, now),
        ),
      )
      .returning();
    if (row) {
      const { firstName, lastName, email, message } = row;
      taken.push({ token, firstName, lastName, email, message });
    }
  }
  return taken;
}

/** Deletes messages older than thirty days, delivered or not. */
export async function forgetOld(db: Database, now: number): Promise<void> {
  await db.delete(contactMessages).where(lt(contactMessages.createdAt, now - THIRTY_DAYS));
}
