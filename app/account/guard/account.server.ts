import type { Tool } from '~/catalogue/tool';
import { removeCookie } from '~/platform/cookies';
import { CLOCK_DRIFT_SECONDS } from '~/platform/identity-token.server';
import type { Services } from '~/platform/services.server';
import { isDataRequest, routeGate } from '../gate/route-gates';
import type { Standing, Viewer } from '../person/person';
import { renewSession } from '../session/refresh.server';
import {
  ABSOLUTE_MS,
  IDLE_MS,
  readSessionCookie,
  SESSION_COOKIE,
  type SessionUser,
  sessionCookie,
  viewerOf,
} from '../session/session-cookie.server';
import { isBeforeSignOut } from '../session/signed-out';
import {
  personOf,
  rowOfSession,
  rowOfSubject,
  type StandingRow,
  sessionUserOf,
  toolsOf,
} from '../session/standing-row.server';

/** Who is behind one request. Every answer is worked out once, when it is first asked for. */
export type Account = {
  /** The page's own address, without what Remix adds to ask for its data. */
  url: URL;
  /** Whether a page that is already open asks for data. */
  isData: boolean;
  /** Whom the cookie names; reads no database, so it decides what a menu shows and nothing else. */
  viewer(): Promise<Viewer | null>;
  /** Who asks, by the database: one read, shared with `tools`. */
  standing(): Promise<Standing>;
  /** The tools as the owner has set them: the same read. */
  tools(): Promise<Tool[]>;
  /** `Set-Cookie` values for the answer. */
  cookies: readonly string[];
  /** The session cookie goes with this answer, whatever a renewal wrote before or writes after. */
  leave(): void;
};

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

function bearerToken(headers: Headers): string | null {
  return /^Bearer (\S+)$/i.exec(headers.get('Authorization') ?? '')?.[1] ?? null;
}

/** Opens the account of a request. Nothing is read until somebody asks. */
export function openAccount(request: Request, services: Services): Account {
  const { db, sealer, clock, identity, config } = services;
  const url = new URL(request.url);
  const isData = isDataRequest(url.pathname);
  // Programs present their own ID token to the JSON addresses; then the cookie does not count.
  const bearer = routeGate(url.pathname, []).json ? bearerToken(request.headers) : null;
  const cookies: string[] = [];
  let hasLeft = false;

  const cookie = once(() => readSessionCookie(sealer, request.headers, clock.now()));
  const viewer = once(async () => {
    const user = await cookie();
    return user && viewerOf(user);
  });

  const row = once(async (): Promise<StandingRow | 'unavailable'> => {
    if (bearer === null) return rowOfSession(db, (await cookie())?.sessionId ?? '');
    const verdict = await identity.verify(bearer);
    if (verdict.ok) {
      const found = await rowOfSubject(db, config.IDENTITY_ISSUER, verdict.claims.sub);
      const { issuedAt, authTime } = verdict.claims;
      const isOver = isBeforeSignOut(Math.min(issuedAt, authTime), found.signed_out_at);
      return { ...found, auth_time: authTime, user_id: isOver ? null : found.user_id };
    }
    return verdict.reason === 'unavailable' ? 'unavailable' : rowOfSession(db, '');
  });

  const standing = once(async (): Promise<Standing> => {
    if (bearer === null && (await cookie()) === null) return { kind: 'nobody' };
    const found = await row();
    if (found === 'unavailable') return { kind: 'unavailable' };
    if (bearer !== null) return standingOf(found);
    return sessionStanding(found);
  });

  function standingOf(found: StandingRow): Standing {
    const person = personOf(found, clock.now());
    return person ? { kind: 'person', person } : { kind: 'nobody' };
  }

  async function sessionStanding(found: StandingRow): Promise<Standing> {
    const now = clock.now();
    if (!isAlive(found, now)) return signedOut();
    // Renewed a little early, so that no clock of another machine calls a token of ours expired.
    if (now < found.tokens_expire_at - CLOCK_DRIFT_SECONDS * 1000) return keepCookie(found);
    const renewal = await renewSession(services, found);
    switch (renewal.kind) {
      case 'unavailable':
        return { kind: 'unavailable' };
      case 'over':
        return signedOut();
      case 'renewed':
        return isAlive(renewal.row, clock.now()) ? keepCookie(renewal.row) : signedOut();
    }
  }

  function signedOut(): Standing {
    leave();
    return { kind: 'nobody' };
  }

  function leave(): void {
    hasLeft = true;
    cookies.splice(0, cookies.length, removeCookie(SESSION_COOKIE));
  }

  /** Writes the cookie anew when the session has been renewed since it was written. */
  async function keepCookie(found: StandingRow): Promise<Standing> {
    const user = await cookie();
    if (user && found.session_id !== null) {
      const fresh = sessionUserOf(found, found.session_id);
      const isStale =
        fresh.expiresAt !== user.expiresAt ||
        fresh.userId !== user.userId ||
        fresh.trialEnd !== user.trialEnd;
      const written = isStale ? await write(fresh, found) : null;
      if (written && !hasLeft) cookies.push(written);
    }
    return standingOf(found);
  }

  function write(user: SessionUser, found: StandingRow): Promise<string> {
    return sessionCookie(sealer, user, { createdAt: found.session_created_at, now: clock.now() });
  }

  const tools = once(async () => {
    const found = await row();
    return toolsOf(found === 'unavailable' ? await rowOfSession(db, '') : found, clock.now());
  });

  return { url: pageAddress(url), isData, viewer, standing, tools, cookies, leave };
}

function isAlive(row: StandingRow, now: number): boolean {
  return (
    row.session_id !== null &&
    row.disabled_at === null &&
    now < row.session_seen_at + IDLE_MS &&
    now < row.session_created_at + ABSOLUTE_MS
  );
}

function pageAddress(url: URL): URL {
  const page = new URL(url);
  if (!isDataRequest(page.pathname)) return page;
  page.pathname = page.pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/');
  page.searchParams.delete('_routes');
  return page;
}
