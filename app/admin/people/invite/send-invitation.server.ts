import type { Acting } from '../act/acting.server';
import { invite } from './invite.server';
import type { InviteTyped } from './invite-form';
import { settleToken, takeToken, tokenOf } from './invite-once-sql.server';
import { type InviteProblems, readInvitation } from './invite-payload';

type Answer =
  | { ok: true; done: 'invited' | 'invited-granted' }
  | { ok: false; status: number; problems: InviteProblems; typed: InviteTyped };

const FIELDS = ['username', 'name', 'email', 'phone_number', 'role'] as const;
const UNDER_WAY = 'This invitation is already being sent. Check the list in a few seconds.';

/** The values of an invitation form, to be shown again when it fails. */
export function typedInvitation(form: FormData): InviteTyped {
  return Object.fromEntries(
    FIELDS.map((name) => {
      const value = form.get(name);
      return [name, typeof value === 'string' ? value.slice(0, 300) : ''];
    }),
  );
}

/** Invites a form's user, once however often the form is sent; returns the typed values when it fails. */
export async function answerInvitation(acting: Acting, form: FormData): Promise<Answer> {
  const { db, clock } = acting.services;
  const typed = typedInvitation(form);
  const read = readInvitation(Object.fromEntries(FIELDS.map((name) => [name, form.get(name)])));
  if (!read.ok) return { ok: false, status: 400, problems: read.problems, typed };
  const token = await tokenOf(form.get('token'), acting.admin.userId, read.payload);
  const taken = await takeToken(db, token, clock.now());
  if (taken === 'done') return { ok: true, done: 'invited' };
  if (taken === 'under-way') {
    return { ok: false, status: 409, problems: { form: UNDER_WAY }, typed };
  }
  try {
    const answer = await invite(acting, read.payload);
    await settleToken(db, token, answer.ok);
    if (answer.ok) return { ok: true, done: answer.but ? 'invited-granted' : 'invited' };
    return { ok: false, status: answer.status, problems: { form: answer.sentence }, typed };
  } catch (error) {
    await settleToken(db, token, false);
    throw error;
  }
}
