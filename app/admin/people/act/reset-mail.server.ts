import { sql } from 'drizzle-orm';
import { prepared } from '~/platform/store/statements.server';
import { auditRow } from '../../act/audit-row.server';
import { type ActAnswer, type Acting, NO_KEYS, refusedThere } from './acting.server';
import { wasJustDone } from './just-done.server';
import { oneAtATime } from './one-at-a-time-sql.server';
import type { Target } from './target.server';

const ACT = 'Send reset mail';

const JUST_SENT: ActAnswer = {
  ok: false,
  status: 409,
  sentence: 'A reset email was sent less than a minute ago. No other was sent.',
};

/** Makes the hosted sign-in mail a user a code for a new password. */
export function sendResetMail(acting: Acting, id: string): Promise<ActAnswer> {
  return oneAtATime(acting, id, (target) => sendOnce(acting, id, target));
}

async function sendOnce(
  { services, admin, requestId }: Acting,
  id: string,
  target: Target,
): Promise<ActAnswer> {
  const { db, clock, identityAdmin } = services;
  if (!identityAdmin) return NO_KEYS;
  if (await wasJustDone(db, { act: ACT, id, now: clock.now() })) return JUST_SENT;
  const sent = await identityAdmin.resetPassword(target.handle);
  if (!sent.ok) return refusedThere(sent);
  const status = 'RESET_REQUIRED';
  await db.$client.batch([
    prepared(db, sql`update users set status = ${status} where id = ${id}`),
    auditRow(db, {
      at: clock.now(),
      admin,
      requestId,
      act: ACT,
      always: true,
      subject: { kind: 'person', id, name: target.name },
      before: { status: target.status },
      after: { status },
    }),
  ]);
  return { ok: true };
}
