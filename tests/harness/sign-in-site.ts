import type { AppLoadContext } from '@remix-run/cloudflare';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import type { Standing } from '~/account/person/person';
import { finishSignIn } from '~/account/sign-in/finish-sign-in.server';
import { startSignIn } from '~/account/sign-in/start-sign-in.server';
import { type Config, readEnvironment } from '~/platform/env.server';
import { createLog } from '~/platform/log';
import { createServices } from '~/platform/services.server';
import { accountAt } from './account-at';

/** A site for starting and finishing sign-ins, and its provider. */
export const ORIGIN = 'https://delvewright.example';
const ISSUER = 'https://idp.example/pool';
const NOW = 1_800_000_000_000;

const notAsked = async (): Promise<Response> => {
  throw new Error('Nobody said what the provider answers.');
};

/** The clock, the provider's response to token requests, and the requests that it received. */
export const provider = { now: NOW, tokens: notAsked, exchanged: [] as URLSearchParams[] };

let pair: Awaited<ReturnType<typeof generateKeyPair>>;

/** Provides a fresh provider for each test of a file. */
export function openProviderForTests(): void {
  beforeAll(async () => {
    pair = await generateKeyPair('RS256', { extractable: true });
  });
  beforeEach(() => {
    Object.assign(provider, { now: NOW, tokens: notAsked, exchanged: [] });
    vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
      if (address.endsWith('/oauth2/token')) {
        provider.exchanged.push(new URLSearchParams(String(init.body)));
        return provider.tokens();
      }
      return Response.json({ keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one' }] });
    });
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** The site without a database: none of these users gets as far as a session. `standing` says who is signed in. */
export function contextOf(
  request: Request,
  values: Partial<Config> = {},
  standing?: Standing,
): AppLoadContext {
  const bindings = {
    DB: {},
    FILES: {},
    FIGHTS: {},
    WRITE_LIMIT: {},
    COSTLY_LIMIT: {},
    COSTLY_READ_LIMIT: {},
  };
  const checked = readEnvironment({
    ...bindings,
    APP_ORIGIN: ORIGIN,
    SESSION_KEYS: `test:${'7'.repeat(64)}`,
    TICKET_SECRET: 'a-ticket-secret-for-this-test-alone-0',
    IDENTITY_ISSUER: ISSUER,
    IDENTITY_DOMAIN: 'https://hosted.example',
    IDENTITY_CLIENT_ID: 'delvewright',
    ...values,
  });
  if (!checked.ok) throw new Error(checked.problems.join('; '));
  const built = createServices(
    checked.environment,
    createLog(() => {}),
    () => {},
  );
  const services = { ...built, clock: { now: () => provider.now } };
  const account = accountAt(request, services);
  // Loaders use only these parts of the context.
  return {
    services,
    account: standing ? { ...account, standing: async () => standing } : account,
  } as AppLoadContext;
}

type Started = { status: number; location: string | null; cookie: string; goTo: URL | null };

/** Starts a sign-in: the response, its cookie, and the provider's address. */
export async function start(
  path: string,
  headers: Record<string, string> = {},
  values: Partial<Config> = {},
): Promise<Started> {
  const request = new Request(new URL(path, ORIGIN), { headers });
  const answer = await startSignIn(request, contextOf(request, values));
  const goTo = /url=([^"]+)"/.exec(await answer.text())?.[1]?.replaceAll('&amp;', '&');
  return {
    status: answer.status,
    location: answer.headers.get('Location'),
    cookie: answer.headers.get('Set-Cookie')?.split(';')[0] ?? '',
    goTo: goTo === undefined ? null : new URL(goTo),
  };
}

/** Returns from the provider with this query. */
export async function finish(search: string, cookie = '') {
  const request = new Request(`${ORIGIN}/auth/callback${search}`, { headers: { Cookie: cookie } });
  const answer = await finishSignIn(request, contextOf(request), []);
  return {
    leadsTo: answer.headers.get('Location'),
    cookies: answer.headers.getSetCookie(),
    text: await answer.text(),
  };
}

/** A token signed by this provider, for a user called Mira. */
export function idToken(claims: Record<string, unknown>): Promise<string> {
  const seconds = provider.now / 1000;
  return new SignJWT({ token_use: 'id', email: 'mira@a.example', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setIssuer(ISSUER)
    .setAudience('delvewright')
    .setSubject('sub-1')
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + 3600)
    .sign(pair.privateKey);
}
