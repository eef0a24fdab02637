import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { identityWalk, providerRemovals } from './tables';

/** How long one removal may be under way: one call of 5 seconds, and the writing. */
const ASKING_MS = 10_000;
const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 24 * 60 * MINUTE_MS;

const { username: name, askedAt, attempts, tryAt, askingUntil } = providerRemovals;

/**
 * The statement that drops the removal of a user who is here again. One that is being asked for at this very moment stays:
 * whoever signs in will be gone at the provider in a few seconds, and the statements beside this one write nothing then.
 */
export function dropRemovalStatement(db: Database, username: string, now: number) {
  return db.delete(providerRemovals).where(and(eq(name, username), lte(askingUntil, now)));
}

/** The users whose removal is due, the one that has waited longest first. */
export async function dueRemovals(
  db: Database,
  { now, most }: { now: number; most: number },
): Promise<string[]> {
  const due = await db
    .select({ name })
    .from(providerRemovals)
    .where(lte(tryAt, now))
    .orderBy(asc(tryAt), asc(askedAt))
    .limit(most);
  return due.map((row) => row.name);
}

/**
 * Takes one removal to ask for it; false when somebody else has, or its person has come back. The next try waits twice as
 * long as this one did, up to a day, so that one that always fails is in nobody's way.
 */
export async function takeRemoval(db: Database, username: string, now: number): Promise<boolean> {
  const taken = await db
    .update(providerRemovals)
    .set({
      attempts: sql`${attempts} + 1`,
      askingUntil: now + ASKING_MS,
      tryAt: sql`${now} + min(${LONGEST_PAUSE_MS}, ${MINUTE_MS} << min(${attempts}, 20))`,
    })
    .where(and(eq(name, username), lte(tryAt, now)))
    .returning({ name });
  return taken.length > 0;
}

/** Forgets a removal that is done. A walk along the provider's users learns of it, lest it brings back whom it saw before. */
export async function endRemoval(db: Database, username: string, now: number): Promise<void> {
  await db.batch([
    db.delete(providerRemovals).where(eq(name, username)),
    db.update(identityWalk).set({ removedAt: now }),
  ]);
}

/** Leaves a removal that failed for its next time. */
export async function putBackRemoval(db: Database, username: string): Promise<void> {
  await db.update(providerRemovals).set({ askingUntil: 0 }).where(eq(name, username));
}
