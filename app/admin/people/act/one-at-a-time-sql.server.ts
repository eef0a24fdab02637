import { type ActAnswer, type Acting, GONE } from './acting.server';
import { type Target, targetOf } from './target.server';

/** How long an action may lock a user: some calls of five seconds at the hosted sign-in, and the writing. */
const ACT_MS = 60_000;

const BUSY: ActAnswer = {
  ok: false,
  status: 409,
  sentence:
    'Someone else is changing this person. Nothing was changed: try again in a few seconds.',
};

/**
 * Runs an action on a user under a lock: two simultaneous actions could leave the hosted sign-in and this database in
 * different states.
 */
export async function oneAtATime(
  { services: { db, clock } }: Acting,
  id: string,
  act: (target: Target) => Promise<ActAnswer>,
): Promise<ActAnswer> {
  const now = clock.now();
  const until = now + ACT_MS;
  const d1 = db.$client;
  const taken = await d1
    .prepare('update users set act_until = ?2 where id = ?1 and act_until <= ?3')
    .bind(id, until, now)
    .run();
  if (taken.meta.changes === 0) return (await targetOf(db, id)) === null ? GONE : BUSY;
  try {
    const target = await targetOf(db, id);
    return target === null ? GONE : await act(target);
  } finally {
    await d1
      .prepare('update users set act_until = 0 where id = ?1 and act_until = ?2')
      .bind(id, until)
      .run();
  }
}
