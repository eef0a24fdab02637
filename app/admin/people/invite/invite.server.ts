import type { IdentityRefusal } from '~/platform/identity-admin-answers';
import { type ActAnswer, type Acting, NO_KEYS } from '../act/acting.server';
import { INVITE_PROBLEMS, type InvitePayload } from './invite-payload';
import { writeInvited } from './invited-row-sql.server';

/** An invited user; `but` is a warning although the invitation was sent. */
export type Invited = {
  ok: true;
  person: { userId: string; username: string; email: string; role: string; status: string };
  but?: string;
};

/** Invites a user: the hosted sign-in creates the account and mails them, and they appear in the table at once. */
export async function invite(
  acting: Acting,
  payload: InvitePayload,
): Promise<Invited | (ActAnswer & { ok: false })> {
  const { identityAdmin, config } = acting.services;
  if (!identityAdmin) return NO_KEYS;
  if (payload.userPoolId && payload.userPoolId !== config.IDENTITY_USER_POOL_ID) {
    return { ok: false, status: 400, sentence: INVITE_PROBLEMS.userPoolId };
  }
  const { username, email, name, phone_number: phone, role } = payload;
  const made = await identityAdmin.createUser({ username, email, name, phone });
  if (!made.ok) return notInvited(made);
  const grouped = await identityAdmin.addToGroup(made.value.username || username, role);
  // A user in no group is a GrantedUser anyway.
  const isAsked = grouped.ok || role === 'GrantedUser';
  const given = isAsked ? role : 'GrantedUser';
  const userId = await writeInvited(acting, { ...made.value, username, email }, given, name ?? '');
  const person = { userId, username, email, role: given, status: made.value.status };
  if (isAsked) return { ok: true, person };
  const but = `The role ${role} could not be given: invited as GrantedUser. Change the role on their page.`;
  return { ok: true, person, but };
}

function notInvited(refusal: IdentityRefusal): ActAnswer & { ok: false } {
  switch (refusal.reason) {
    case 'duplicate':
      return { ok: false, status: 409, sentence: `${refusal.sentence} Nobody was invited.` };
    case 'unavailable': {
      const sentence =
        'The sign-in provider did not answer in time, so the invitation may or may not be sent. Fetch Users shows whether it is.';
      return { ok: false, status: 504, sentence };
    }
    case 'missing':
    case 'refused':
      return { ok: false, status: 502, sentence: `${refusal.sentence} Nobody was invited.` };
  }
}
