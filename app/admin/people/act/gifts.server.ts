import { and, eq, lte } from 'drizzle-orm';
import { gifts, users } from '~/account/person/tables';
import type { Services } from '~/platform/services.server';
import type { ActAnswer, Acting } from './acting.server';
import { takePro } from './change-roles.server';
import type { Gift } from './gift';
import { writeGift } from './keep-gift.server';
import { oneAtATime } from './one-at-a-time-sql.server';

const NO_GIFT: ActAnswer = {
  ok: false,
  status: 409,
  sentence: 'They no longer have Pro as a gift. Nothing was changed.',
};

/** Changes the end and the note of a user's gift of Pro. */
export function changeGift(acting: Acting, id: string, gift: Gift): Promise<ActAnswer> {
  return oneAtATime(acting, id, async (target) => {
    if (!target.roles.includes('PaidUser')) return NO_GIFT;
    return writeGift(acting, target, gift);
  });
}

const A_STEP = 20;
const BY_ITSELF = { userId: 'schedule', username: 'The schedule', email: '' };

/** Takes back expired gifts; run by the schedule. One that cannot be taken back now is retried in its next run. */
export async function endGifts(services: Services): Promise<void> {
  const { db, clock } = services;
  const isOver = lte(gifts.endsAt, Math.floor(clock.now() / 1000));
  const over = await db
    .select({ id: gifts.userId })
    .from(gifts)
    .innerJoin(users, eq(users.id, gifts.userId))
    .where(isOver)
    .limit(A_STEP);
  const acting = { services, admin: BY_ITSELF, requestId: 'schedule' };
  let failed = 0;
  for (const { id } of over) {
    const its = and(eq(gifts.userId, id), isOver);
    // The gift may have been extended since it was found.
    const taken = await takePro(acting, id, async () => (await db.$count(gifts, its)) > 0);
    if (taken.ok) await db.delete(gifts).where(its);
    else failed += 1;
  }
  if (failed > 0) throw new Error(`${failed} expired gifts could not be removed.`);
}
