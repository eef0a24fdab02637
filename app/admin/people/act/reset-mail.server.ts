import { sql } from 'drizzle-orm';
import { prepared } from '~/platform/kept-shelf/loose-files.server';
import { auditRow } from '../../act/audit-row.server';
import { type ActAnswer, type Acting, GONE, NO_KEYS, refusedThere } from './acting.server';
import { targetOf } from './target.server';

/** Has the hosted sign-in mail somebody a code for a new password. */
export async function sendResetMail(
  { services, admin, requestId }: Acting,
  id: string,
): Promise<ActAnswer> {
  const { db, clock, identityAdmin } = services;
  if (!identityAdmin) return NO_KEYS;
  const target = await targetOf(db, id);
  if (target === null) return GONE;
  const sent = await identityAdmin.resetPassword(target.handle);
  if (!sent.ok) return refusedThere(sent);
  const status = 'RESET_REQUIRED';
  await db.$client.batch([
    prepared(db, sql`update users set status = ${status} where id = ${id}`),
    auditRow(db, {
      ...{ at: clock.now(), admin, requestId, act: 'Send reset mail', always: true },
      subject: { kind: 'person', id, name: target.name },
      before: { status: target.status },
      after: { status },
    }),
  ]);
  return { ok: true };
}
