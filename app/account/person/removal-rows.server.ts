import type { Database } from '~/platform/database.server';

/** How long one removal may be under way: one call of 5 seconds, and the writing. */
const ASKING_MS = 10_000;
const MINUTE_MS = 60_000;
const LONGEST_PAUSE_MS = 24 * 60 * MINUTE_MS;

/** The statement that notes, beside the deletion itself, that this person's user at the hosted sign-in is to go too. */
export function noteRemovalStatement(
  db: Database,
  { userId, now }: { userId: string; now: number },
): D1PreparedStatement {
  const query = `insert into provider_removals (username, asked_at)
    select username, ?2 from users where id = ?1 and username <> ''
    on conflict (username) do nothing`;
  return db.$client.prepare(query).bind(userId, now);
}

/**
 * The statement that drops the removal of a user who is here again. One that is being asked for at this very moment stays:
 * whoever signs in will be gone at the provider in a few seconds, and the statements beside this one write nothing then.
 */
export function dropRemovalStatement(
  db: Database,
  username: string,
  now: number,
): D1PreparedStatement {
  const drop = 'delete from provider_removals where username = ?1 and asking_until <= ?2';
  return db.$client.prepare(drop).bind(username, now);
}

/** The users whose removal is due, the one that has waited longest first. */
export async function dueRemovals(
  db: Database,
  { now, most }: { now: number; most: number },
): Promise<string[]> {
  const query =
    'select username from provider_removals where try_at <= ?1 order by try_at, asked_at limit ?2';
  const { results } = await db.$client.prepare(query).bind(now, most).all<{ username: string }>();
  return results.map(({ username }) => username);
}

/**
 * Takes one removal to ask for it; false when somebody else has, or its person has come back. The next try waits twice as
 * long as this one did, up to a day, so that one that always fails is in nobody's way.
 */
export async function takeRemoval(db: Database, username: string, now: number): Promise<boolean> {
  const query = `update provider_removals set attempts = attempts + 1, asking_until = ?2 + ${ASKING_MS},
    try_at = ?2 + min(${LONGEST_PAUSE_MS}, ${MINUTE_MS} << min(attempts, 20))
    where username = ?1 and try_at <= ?2`;
  const { meta } = await db.$client.prepare(query).bind(username, now).run();
  return meta.changes > 0;
}

/** Forgets a removal that is done. */
export async function endRemoval(db: Database, username: string): Promise<void> {
  const query = 'delete from provider_removals where username = ?1';
  await db.$client.prepare(query).bind(username).run();
}

/** Leaves a removal that failed for its next time. */
export async function putBackRemoval(db: Database, username: string): Promise<void> {
  const query = 'update provider_removals set asking_until = 0 where username = ?1';
  await db.$client.prepare(query).bind(username).run();
}
