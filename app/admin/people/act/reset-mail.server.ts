import { and, eq, gt, sql } from 'drizzle-orm';
import { prepared } from '~/platform/kept-shelf/loose-files.server';
import { auditRow } from '../../act/audit-row.server';
import { auditLog } from '../../act/tables';
import { type ActAnswer, type Acting, NO_KEYS, refusedThere } from './acting.server';
import { oneAtATime } from './one-at-a-time-sql.server';
import type { Target } from './target.server';

const ACT = 'Send reset mail';
/** Each mail makes the code of the one before worthless, and somebody who presses twice wants one. */
const BETWEEN_MAILS_MS = 60_000;

const JUST_SENT: ActAnswer = {
  ok: false,
  status: 409,
  sentence: 'A reset mail went out less than a minute ago. No other was sent.',
};

/** Has the hosted sign-in mail somebody a code for a new password. */
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
  const isMail = and(eq(auditLog.subjectKind, 'person'), eq(auditLog.subjectId, id));
  const isRecent = and(eq(auditLog.act, ACT), gt(auditLog.at, clock.now() - BETWEEN_MAILS_MS));
  const [recent] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(isMail, isRecent))
    .limit(1);
  if (recent) return JUST_SENT;
  const sent = await identityAdmin.resetPassword(target.handle);
  if (!sent.ok) return refusedThere(sent);
  const status = 'RESET_REQUIRED';
  await db.$client.batch([
    prepared(db, sql`update users set status = ${status} where id = ${id}`),
    auditRow(db, {
      ...{ at: clock.now(), admin, requestId, act: ACT, always: true },
      subject: { kind: 'person', id, name: target.name },
      before: { status: target.status },
      after: { status },
    }),
  ]);
  return { ok: true };
}
