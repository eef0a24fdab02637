import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { identityWalk, providerRemovals } from './tables';

/** How long one removal attempt may take: one call of 5 seconds, and the writing. */
const ASKING_MS = 10_000;
const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 24 * 60 * MINUTE_MS;

const { username: name, askedAt, attempts, tryAt, askingUntil } = providerRemovals;

/**
 * The statement that cancels the removal of a user who has signed in again. A removal in progress is kept: the user
 * will be gone at the provider in seconds, and the other statements of the batch then write nothing.
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
 * Claims one removal; false when another run has it, or the user has come back. Doubles the delay before the next
 * attempt, up to a day, so that one that always fails does not block the others.
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

/**
 * Deletes a finished removal, and records it for the walk over the provider's users, so that the walk does not add a
 * user again whom it had listed before.
 */
export async function endRemoval(db: Database, username: string, now: number): Promise<void> {
  await db.batch([
    db.delete(providerRemovals).where(eq(name, username)),
    db.update(identityWalk).set({ removedAt: now }),
  ]);
}

/** Releases a failed removal for its next attempt. */
export async function putBackRemoval(db: Database, username: string): Promise<void> {
  await db.update(providerRemovals).set({ askingUntil: 0 }).where(eq(name, username));
}
