import { eq, lte } from 'drizzle-orm';
import { giftOf } from '~/account/person/gift.server';
import { gifts, users } from '~/account/person/tables';
import type { Services } from '~/platform/services.server';
import { auditRow } from '../../act/audit-row.server';
import { type ActAnswer, type Acting, GONE } from './acting.server';
import { takePro } from './change-roles.server';
import type { Gift } from './gift';
import { forgetGift, giftInLog, keepGift } from './keep-gift.server';
import { oneAtATime } from './one-at-a-time-sql.server';
import { writeAct } from './write-act-sql.server';

const NO_GIFT: ActAnswer = {
  ok: false,
  status: 409,
  sentence: 'They have no gift of Pro any more. Nothing was changed.',
};

/** Changes until when somebody has Pro as a gift, and the words that go with it. */
export function changeGift(acting: Acting, id: string, gift: Gift): Promise<ActAnswer> {
  const { services, admin, requestId } = acting;
  const { db, clock } = services;
  return oneAtATime(acting, id, async (target) => {
    if (!target.roles.includes('PaidUser')) return NO_GIFT;
    const now = clock.now();
    const before = await giftOf(db, id);
    const written = await writeAct(db, [
      keepGift(db, id, gift, now),
      auditRow(db, {
        ...{ at: now, admin, requestId, act: 'Change gift' },
        subject: { kind: 'person', id, name: target.name },
        before: giftInLog(before ?? { endsAt: null }),
        after: giftInLog(gift),
      }),
    ]);
    return written === 'done' ? { ok: true } : GONE;
  });
}

const A_STEP = 20;
const BY_ITSELF = { userId: 'schedule', username: 'The schedule', email: '' };

/** Takes back gifts whose time is over: the schedule's part. One that cannot be taken back now is tried again with its next run. */
export async function endGifts(services: Services): Promise<void> {
  const { db, clock } = services;
  const over = await db
    .select({ id: gifts.userId })
    .from(gifts)
    .innerJoin(users, eq(users.id, gifts.userId))
    .where(lte(gifts.endsAt, Math.floor(clock.now() / 1000)))
    .limit(A_STEP);
  const acting = { services, admin: BY_ITSELF, requestId: 'schedule' };
  let failed = 0;
  for (const { id } of over) {
    const taken = await takePro(acting, id);
    if (taken.ok) await db.$client.batch([forgetGift(db, id)]);
    else failed += 1;
  }
  if (failed > 0) throw new Error(`${failed} gifts that are over could not be taken back.`);
}
