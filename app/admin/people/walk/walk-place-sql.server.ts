import type { Database } from '~/platform/database.server';
import type { IdentityPage } from '~/platform/identity-admin.server';
import { pageStatement } from './page-sql.server';

/** The cursor of the walk, and how many users it has seen in this round. */
export type Place = { token: string | null; seen: number };

/** Whether a round is running, or one has ended since a time. */
export async function isRoundKnown(db: Database, since: number): Promise<boolean> {
  const query = 'select 1 as is_known from identity_walk where walking = 1 or ended_at > ?1';
  return (await db.$client.prepare(query).bind(since).first()) !== null;
}

/** Starts a new round at the first page: by 'Fetch Users', or by the schedule some hours after the last round. */
export async function beginRound(db: Database, now: number): Promise<void> {
  await db.$client
    .prepare(
      `insert into identity_walk (id, begun_at) values (1, ?1) on conflict (id) do update set
       token = null, walking = 1, seen = 0, begun_at = excluded.begun_at, ended_at = null, stepping_until = 0`,
    )
    .bind(now)
    .run();
}

/**
 * Takes the next step until a time, and returns the place to continue from; null when no round is running, or another
 * step is.
 */
export async function takeStep(db: Database, now: number, until: number): Promise<Place | null> {
  return db.$client
    .prepare(
      `update identity_walk set stepping_until = ?2 where walking = 1 and stepping_until <= ?1
       returning token, seen`,
    )
    .bind(now, until)
    .first<Place>();
}

/** Ends a step and stores the cursor for the next one. */
export async function endStep(db: Database, until: number, token: string | null): Promise<void> {
  await db.$client
    .prepare('update identity_walk set stepping_until = 0, token = ?2 where stepping_until = ?1')
    .bind(until, token)
    .run();
}

type Step = { issuer: string; until: number; askedAt: number; now: number };

/**
 * Writes a page and advances the cursor in one batch. 'again': a user was deleted while it was fetched; 'lost': a new
 * round has begun meanwhile.
 */
export async function keepPage(
  db: Database,
  { users, next }: IdentityPage,
  { issuer, until, askedAt, now }: Step,
): Promise<'kept' | 'again' | 'lost'> {
  const [, moved] = await db.$client.batch([
    pageStatement(db, issuer, users, { until, askedAt, now }),
    db.$client
      .prepare(
        `update identity_walk set token = ?3, seen = seen + ?4, walking = ?5, ended_at = ?6,
           stepping_until = case when ?5 = 1 then stepping_until else 0 end
         where stepping_until = ?1 and removed_at < ?2`,
      )
      .bind(until, askedAt, next, users.length, next === null ? 0 : 1, next === null ? now : null),
  ]);
  if ((moved?.meta.changes ?? 0) > 0) return 'kept';
  const query = 'select 1 as is_mine from identity_walk where stepping_until = ?1';
  const isMine = (await db.$client.prepare(query).bind(until).first()) !== null;
  return isMine ? 'again' : 'lost';
}
