import type { Config } from './env.server';
import type { IdentityAnswer } from './identity-admin-answers';
import { type IdentityCall, openIdentityCall } from './identity-admin-call.server';
import { type IdentityUser, readIdentityUser } from './identity-user';

/** The fields of a new user at the hosted sign-in. */
export type NewIdentityUser = { username: string; email: string; name?: string; phone?: string };

/** A page of users, and the cursor of the next one; null at the end. */
export type IdentityPage = { users: IdentityUser[]; next: string | null };

/** The admin calls of the hosted sign-in that the owner's keys allow. Users are named by username or subject. */
export type IdentityAdmin = {
  /** Deletes a user for good; also 'gone' when the user is gone already. 'unavailable' means retry later. */
  deleteUser(username: string): Promise<'gone' | 'unavailable'>;
  /** Creates a user; the provider mails a first password. */
  createUser(user: NewIdentityUser): Promise<IdentityAnswer<IdentityUser>>;
  /** Mails a user's invitation once more, with a new first password. */
  resendInvitation(username: string): Promise<IdentityAnswer<null>>;
  addToGroup(username: string, group: string): Promise<IdentityAnswer<null>>;
  removeFromGroup(username: string, group: string): Promise<IdentityAnswer<null>>;
  groupsOf(username: string): Promise<IdentityAnswer<string[]>>;
  disable(username: string): Promise<IdentityAnswer<null>>;
  enable(username: string): Promise<IdentityAnswer<null>>;
  /** Makes the provider mail a code for a new password; the old password stops working. */
  resetPassword(username: string): Promise<IdentityAnswer<null>>;
  /** Revokes every token that the provider has issued to a user. */
  signOutEverywhere(username: string): Promise<IdentityAnswer<null>>;
  /** A page of users; `after` is the cursor of the page before. */
  listUsers(after: string | null): Promise<IdentityAnswer<IdentityPage>>;
};

/** The most users that one call lists. */
const PAGE = 60;

/** Opens Amazon Cognito's admin calls, signed with the owner's keys; null when no keys are configured. */
export function openIdentityAdmin(config: Config): IdentityAdmin | null {
  const call = openIdentityCall(config);
  return call && adminBy(call);
}

function adminBy(call: IdentityCall): IdentityAdmin {
  async function act(action: string, fields: Record<string, unknown>) {
    const answer = await call(action, fields);
    return answer.ok ? ({ ok: true, value: null } as const) : answer;
  }
  return {
    async deleteUser(username) {
      const answer = await act('AdminDeleteUser', { Username: username });
      return answer.ok || answer.reason === 'missing' ? 'gone' : 'unavailable';
    },
    createUser: (user) => createUser(call, user),
    resendInvitation: (Username) =>
      act('AdminCreateUser', {
        Username,
        MessageAction: 'RESEND',
        DesiredDeliveryMediums: ['EMAIL'],
      }),
    addToGroup: (Username, GroupName) => act('AdminAddUserToGroup', { Username, GroupName }),
    removeFromGroup: (Username, GroupName) =>
      act('AdminRemoveUserFromGroup', { Username, GroupName }),
    groupsOf: (username) => groupsOf(call, username),
    disable: (Username) => act('AdminDisableUser', { Username }),
    enable: (Username) => act('AdminEnableUser', { Username }),
    resetPassword: (Username) => act('AdminResetUserPassword', { Username }),
    signOutEverywhere: (Username) => act('AdminUserGlobalSignOut', { Username }),
    listUsers: (after) => listUsers(call, after),
  };
}

async function createUser(
  call: IdentityCall,
  { username, email, name, phone }: NewIdentityUser,
): Promise<IdentityAnswer<IdentityUser>> {
  const attributes = { email, email_verified: 'true', name, phone_number: phone };
  const answer = await call('AdminCreateUser', {
    Username: username,
    UserAttributes: Object.entries(attributes).flatMap(([Name, Value]) =>
      Value ? [{ Name, Value }] : [],
    ),
    DesiredDeliveryMediums: ['EMAIL'],
  });
  if (!answer.ok) return answer;
  const user = readIdentityUser(answer.value.User);
  return user ? { ok: true, value: user } : { ok: false, reason: 'unavailable' };
}

async function groupsOf(call: IdentityCall, username: string): Promise<IdentityAnswer<string[]>> {
  const answer = await call('AdminListGroupsForUser', { Username: username, Limit: PAGE });
  if (!answer.ok) return answer;
  const groups = Array.isArray(answer.value.Groups) ? answer.value.Groups : [];
  const names = groups.map((group) => group?.GroupName);
  return { ok: true, value: names.filter((name) => typeof name === 'string') };
}

async function listUsers(
  call: IdentityCall,
  after: string | null,
): Promise<IdentityAnswer<IdentityPage>> {
  const place = after === null ? {} : { PaginationToken: after };
  const answer = await call('ListUsers', { Limit: PAGE, ...place });
  if (!answer.ok) return answer;
  const { Users, PaginationToken } = answer.value;
  if (!Array.isArray(Users)) return { ok: false, reason: 'unavailable' };
  const users = Users.map(readIdentityUser).filter((user) => user !== null);
  const next = typeof PaginationToken === 'string' && PaginationToken ? PaginationToken : null;
  return { ok: true, value: { users, next } };
}
