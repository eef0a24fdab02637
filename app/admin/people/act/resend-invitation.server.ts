import { auditRow } from '../../act/audit-row.server';
import { type ActAnswer, type Acting, NO_KEYS, refusedThere } from './acting.server';
import { wasJustDone } from './just-done.server';
import { oneAtATime } from './one-at-a-time-sql.server';

const ACT = 'Resend invitation';

const JUST_SENT: ActAnswer = {
  ok: false,
  status: 409,
  sentence: 'An invitation was sent less than a minute ago. No other was sent.',
};

const CAME: ActAnswer = {
  ok: false,
  status: 409,
  sentence: 'They have already set a password, so no invitation was sent.',
};

/**
 * Makes the hosted sign-in mail a user's invitation again, with a new first password; the former password stops
 * working.
 */
export function resendInvitation(acting: Acting, id: string): Promise<ActAnswer> {
  return oneAtATime(acting, id, async (target) => {
    const { services, admin, requestId } = acting;
    const { db, clock, identityAdmin } = services;
    if (!identityAdmin) return NO_KEYS;
    if (!isInvited(target.status)) return CAME;
    const now = clock.now();
    if (await wasJustDone(db, { act: ACT, id, now })) return JUST_SENT;
    const sent = await identityAdmin.resendInvitation(target.handle);
    if (!sent.ok) return refusedThere(sent);
    const subject = { kind: 'person', id, name: target.name } as const;
    await auditRow(db, { at: now, admin, requestId, act: ACT, subject, always: true }).run();
    return { ok: true };
  });
}

/** Whether a user was invited and has not set their own password yet. */
export function isInvited(status: string): boolean {
  return status === 'FORCE_CHANGE_PASSWORD';
}
