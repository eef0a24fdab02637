import { z } from 'zod';
import { readCookie, writeCookie } from '~/platform/cookies';
import type { Sealer } from '~/platform/seal';
import { greetingName, type Viewer } from '../person/person';
import { effectiveRoles } from '../person/roles';

export const SESSION_COOKIE = '__Host-session';
const PURPOSE = 'session';

const DAY_MS = 24 * 60 * 60 * 1000;
/** A session that is not used for this long ends. */
export const IDLE_MS = 14 * DAY_MS;
/** The longest life of a session. */
export const ABSOLUTE_MS = 90 * DAY_MS;

/** The session user [specification 3]; token times in seconds since 1970. */
export type SessionUser = {
  sessionId: string;
  /** The user's id here; null in a cookie from before this field existed. */
  userId: string | null;
  sub: string;
  username: string;
  email: string;
  name: string;
  familyName: string;
  role: string;
  groups: string[];
  issuedAt: number;
  authTime: number;
  expiresAt: number;
  jti: string;
  /** When the trial that gives them Pro ends; null when Pro does not depend on a trial. */
  trialEnd: number | null;
};

/** The cookie stores the fields in order without their names, because it is sent with every request. */
const packed = z
  .tuple([
    z.string().min(1),
    z.string(),
    z.string(),
    z.string(),
    z.string(),
    z.string(),
    z.string(),
    z.array(z.string()),
    z.number(),
    z.number(),
    z.number(),
    z.string(),
    z.string().nullable().optional(),
    z.number().nullable().optional(),
  ])
  .transform(
    ([sessionId, sub, username, email, name, familyName, role, groups, ...times]): SessionUser => {
      const [issuedAt, authTime, expiresAt, jti, userId = null, trialEnd = null] = times;
      const who = { sessionId, userId, sub, username, email, name, familyName, role, groups };
      return { ...who, issuedAt, authTime, expiresAt, jti, trialEnd };
    },
  );

function pack(user: SessionUser): string {
  const { sessionId, sub, username, email, name, familyName, role, groups } = user;
  const who = [sessionId, sub, username, email, name, familyName, role, groups];
  const { issuedAt, authTime, expiresAt, jti, userId, trialEnd } = user;
  const trial = trialEnd === null ? [] : [trialEnd];
  return JSON.stringify([...who, issuedAt, authTime, expiresAt, jti, userId, ...trial]);
}

/** This many bytes, sealed, stay under 1 KB with the longest key id. */
const MOST_BYTES = 690;

function fits(user: SessionUser): boolean {
  return new TextEncoder().encode(pack(user)).length <= MOST_BYTES;
}

/** Drops the least needed fields until the cookie is small enough. */
function trimmed(user: SessionUser): SessionUser {
  let slim = { ...user, groups: effectiveRoles('', user.groups) as string[] };
  for (const field of ['familyName', 'name', 'username', 'email', 'jti', 'sub'] as const) {
    if (fits(slim)) return slim;
    slim = { ...slim, [field]: '' };
  }
  return slim;
}

/**
 * The `Set-Cookie` value of a session: encrypted, authenticated, under 1 KB, valid until the idle or the absolute
 * limit.
 */
export async function sessionCookie(
  sealer: Sealer,
  user: SessionUser,
  { createdAt, now }: { createdAt: number; now: number },
): Promise<string> {
  const end = Math.min(now + IDLE_MS, createdAt + ABSOLUTE_MS);
  const sealed = await sealer.seal(PURPOSE, pack(trimmed(user)), end);
  return writeCookie(SESSION_COOKIE, sealed, (end - now) / 1000);
}

/** The session user in a request's cookie; null when there is none, or it is not genuine. */
export async function readSessionCookie(
  sealer: Sealer,
  headers: Headers,
  now: number,
): Promise<SessionUser | null> {
  const sealed = readCookie(headers, SESSION_COOKIE);
  const text = sealed && (await sealer.open(PURPOSE, sealed, now));
  if (!text) return null;
  const parsed = packed.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : null;
}

/** What the menu shows of a session user. */
export function viewerOf(user: SessionUser): Viewer {
  return {
    userId: user.userId,
    name: greetingName(user),
    roles: effectiveRoles(user.role, user.groups),
    trialEnd: user.trialEnd,
  };
}
