import type { AppLoadContext } from '@remix-run/cloudflare';
import { askGate } from '~/catalogue/access';
import type { Role } from '~/catalogue/tool';
import { notFound } from '~/platform/answers';
import { gateFor } from '../gate/route-gates';
import type { Person, Viewer } from '../person/person';
import { forbidden, signInFirst, tryAgain, upgradeFirst } from './refusals.server';

/** What loaders and actions pass: their context has the account of the request. */
type Asked = Pick<AppLoadContext, 'account'>;

/** The user named by the cookie, for a greeting on a public page; reads no database and grants no rights. */
export async function readViewer({ account }: Asked): Promise<Viewer | null> {
  return account.viewer();
}

/**
 * The signed-in user or null, for public pages that show more to users with an account. Throws a response while the
 * session cannot be renewed. The same database read as `requireUser`.
 */
export async function readPerson({ account }: Asked): Promise<Person | null> {
  const standing = await account.standing();
  if (standing.kind === 'unavailable') return tryAgain(account);
  return standing.kind === 'person' ? standing.person : null;
}

/**
 * The signed-in user's id, so that a public page can include their own records; null for anonymous visitors, an ended
 * session, and a session that cannot be renewed at the moment. One database read with a session cookie, none without.
 */
export async function readOwnerId({ account }: Asked): Promise<string | null> {
  const standing = await account.standing();
  return standing.kind === 'person' ? standing.person.userId : null;
}

/**
 * The signed-in user; otherwise throws a redirect to the gate for browsers, 401 for programs. One database read per
 * request.
 */
export async function requireUser({ account }: Asked): Promise<Person> {
  const standing = await account.standing();
  switch (standing.kind) {
    case 'nobody':
      return signInFirst(account);
    case 'unavailable':
      return tryAgain(account);
    case 'person':
      return standing.person;
  }
}

/** The signed-in user if they have one of these roles; otherwise throws a redirect to /no-access, or 403. */
export async function requireRole(asked: Asked, ...roles: Role[]): Promise<Person> {
  const person = await requireUser(asked);
  return roles.some((role) => person.roles.includes(role)) ? person : forbidden(asked.account);
}

/** The signed-in user with any of the three roles, the default for guarded pages [specification 6]. */
export async function requireMember(asked: Asked): Promise<Person> {
  return requireRole(asked, 'GrantedUser', 'PaidUser', 'AdminUser');
}

/** The signed-in admin. */
export async function requireAdmin(asked: Asked): Promise<Person> {
  return requireRole(asked, 'AdminUser');
}

/** The signed-in user with Pro; otherwise throws 402. */
export async function requirePro(asked: Asked): Promise<Person> {
  const person = await requireMember(asked);
  return person.pro ? person : upgradeFirst(asked.account);
}

/**
 * Checks the gate of the request's own address again, as the path guard did, with the owner's latest changes; for pages
 * whose gate follows the catalogue. Returns the user, or null where the page is public.
 */
export async function requireAccess({ account }: Asked): Promise<Person | null> {
  const gate = gateFor(account.rules.who, await account.tools());
  if (gate === 'everyone') return null;
  if (gate === 'nobody') return notFound();
  const person = await requireUser({ account });
  return askGate(gate, person) === 'open' ? person : forbidden(account);
}
