import type { AppLoadContext } from '@remix-run/cloudflare';
import { askGate } from '~/catalogue/access';
import type { Role } from '~/catalogue/tool';
import { notFound } from '~/platform/answers';
import { routeGate } from '../gate/route-gates';
import type { Person, Viewer } from '../person/person';
import { forbidden, signInFirst, tryAgain, upgradeFirst } from './refusals.server';

/** What loaders and actions hand in: their context knows the request that it belongs to. */
type Asked = Pick<AppLoadContext, 'account'>;

/** Whom the cookie names, for a greeting on an open page; reads no database and gives no right. */
export async function readViewer({ account }: Asked): Promise<Viewer | null> {
  return account.viewer();
}

/**
 * The signed-in person, or null where nobody is: for pages that everyone may see, with something more for who has an account.
 * Ends early while that cannot be known. The same database read as `requireUser`.
 */
export async function readPerson({ account }: Asked): Promise<Person | null> {
  const standing = await account.standing();
  if (standing.kind === 'unavailable') return tryAgain(account);
  return standing.kind === 'person' ? standing.person : null;
}

/**
 * The id of whoever asks an open page, so that it may show what they own besides what is everybody's; null for strangers, for a
 * session that is over, and while it cannot be renewed. One database read where there is a session cookie, none without.
 */
export async function readOwnerId({ account }: Asked): Promise<string | null> {
  const standing = await account.standing();
  return standing.kind === 'person' ? standing.person.userId : null;
}

/** The signed-in person, or an early end: the gate for people, 401 for programs. One database read for each request. */
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

/** The signed-in person, if they hold one of these roles; else /no-access, or 403. */
export async function requireRole(asked: Asked, ...roles: Role[]): Promise<Person> {
  const person = await requireUser(asked);
  return roles.some((role) => person.roles.includes(role)) ? person : forbidden(asked.account);
}

/** The signed-in person with any of the three roles, as guarded pages ask by default [specification 6]. */
export async function requireMember(asked: Asked): Promise<Person> {
  return requireRole(asked, 'GrantedUser', 'PaidUser', 'AdminUser');
}

/** The signed-in admin. */
export async function requireAdmin(asked: Asked): Promise<Person> {
  return requireRole(asked, 'AdminUser');
}

/** The signed-in person with Pro; else 402. */
export async function requirePro(asked: Asked): Promise<Person> {
  const person = await requireMember(asked);
  return person.pro ? person : upgradeFirst(asked.account);
}

/**
 * Asks the gate of the request's own address once more, as the path guard did: for pages whose gate follows the catalogue, so
 * that the owner's changes count. Gives the person, or null where everyone may come.
 */
export async function requireAccess({ account }: Asked): Promise<Person | null> {
  const { gate } = routeGate(account.url.pathname, await account.tools());
  if (gate === 'everyone') return null;
  if (gate === 'nobody') return notFound();
  const person = await requireUser({ account });
  return askGate(gate, person) === 'open' ? person : forbidden(account);
}
