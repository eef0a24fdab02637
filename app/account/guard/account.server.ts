import type { Tool } from '~/catalogue/tool';
import { removeCookie } from '~/platform/cookies';
import { CLOCK_DRIFT_SECONDS } from '~/platform/identity-token.server';
import type { Services } from '~/platform/services.server';
import type { GateRules } from '../gate/route-gates';
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

/** The account behind one request. Each value is computed once, on first use. */
export type Account = {
  /** The page's own URL, without what Remix adds to data requests. */
  url: URL;
  /** Whether an open page asks for its data. */
  isData: boolean;
  /** What the table of addresses says about the requested address. */
  rules: GateRules;
  /** The user named by the cookie; reads no database, so use it only for menus. */
  viewer(): Promise<Viewer | null>;
  /** The user according to the database: one read, shared with `tools`. */
  standing(): Promise<Standing>;
  /** The catalogue with the owner's changes: the same read. */
  tools(): Promise<Tool[]>;
  /** `Set-Cookie` values for the response. */
  cookies: readonly string[];
  /** Removes the session cookie with this response, whatever a renewal has written or still writes. */
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

/** Whether a request fetches data for an open page rather than a page of its own. */
function isDataRequest(pathname: string): boolean {
  return pathname.endsWith('.data');
}

/** Opens the account of a request for an address with these rules. Nothing is read until it is used. */
export function openAccount(request: Request, services: Services, rules: GateRules): Account {
  const { db, sealer, clock, identity, config } = services;
  const url = new URL(request.url);
  const isData = isDataRequest(url.pathname);
  // Programs send their own ID token to JSON addresses; the cookie is then ignored.
  const bearer = rules.answers === 'json' ? bearerToken(request.headers) : null;
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
    // Renew a little early, so that a server with a different clock does not consider our token expired.
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

  /** Rewrites the cookie when the session has changed since it was written. */
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

  return { url: pageAddress(url), isData, rules, viewer, standing, tools, cookies, leave };
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
