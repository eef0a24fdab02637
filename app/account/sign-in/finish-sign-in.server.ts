import type { AppLoadContext } from '@remix-run/cloudflare';
import { Authenticator } from 'remix-auth';
import { paths } from '~/paths';
import type { TokenSet } from '~/platform/identity.server';
import { CLOCK_DRIFT_SECONDS, type IdentityClaims } from '~/platform/identity-token.server';
import { safeNext } from '~/platform/redirect';
import { saidOnceCookie } from '~/platform/said-once';
import type { Services } from '~/platform/services.server';
import { gateAddress } from '../gate/gate-addresses';
import { type AfterSignIn, runAfterSignIn } from './after-sign-in.server';
import { BY_PROVIDER, HostedSignIn, SignInFailure } from './hosted-sign-in.server';
import { openSession } from './open-session.server';
import { HTML_HEADERS, plainDocument } from './plain-document.server';
import { type Attempt, attemptsCookie, readAttempts } from './sign-in-cookie.server';

type Arrival = { tokens: TokenSet; claims: IdentityClaims; next: string };

const STRATEGY = 'hosted';

async function arrive(services: Services, tokens: TokenSet, attempt: Attempt): Promise<Arrival> {
  const verdict = await services.identity.verify(tokens.idToken);
  if (!verdict.ok) {
    throw new SignInFailure(verdict.reason === 'unavailable' ? 'unavailable' : 'invalid_tokens');
  }
  // The nonce ties the token to this browser's attempt.
  const { nonce, authTime } = verdict.claims;
  if (nonce !== attempt.nonce) throw new SignInFailure('invalid_tokens', 'nonce');
  const { anewSince } = attempt;
  if (anewSince !== null && authTime < anewSince - CLOCK_DRIFT_SECONDS) {
    throw new SignInFailure('remembered', 'not asked anew');
  }
  return { tokens, claims: verdict.claims, next: attempt.next };
}

async function authenticate(
  request: Request,
  services: Services,
  attempts: readonly Attempt[],
): Promise<Arrival> {
  const { config, identity } = services;
  const addresses = await identity.addresses();
  if (!addresses) throw new SignInFailure('unavailable');
  const { exchange } = identity;
  const strategy = new HostedSignIn<Arrival>(
    { config, addresses, attempts, exchange },
    (tokens, attempt) => arrive(services, tokens, attempt),
  );
  return new Authenticator<Arrival>().use(strategy, STRATEGY).authenticate(STRATEGY, request);
}

function leadTo(location: string, cookies: readonly string[]): Response {
  const headers = new Headers({ ...HTML_HEADERS, Location: location });
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  const body = plainDocument({ text: 'Signing you in…', goTo: location });
  return new Response(body, { status: 302, headers });
}

/**
 * Answers /auth/callback: exchanges the code, creates a session and redirects to the destination. Every failure
 * redirects to the gate with its code; nothing from the URL is shown. An attempt can be used once. The other rooms'
 * sign-in tasks run before the response, as far as they are quick.
 */
export async function finishSignIn(
  request: Request,
  context: AppLoadContext,
  afterSignIn: readonly AfterSignIn[],
): Promise<Response> {
  const { account, services } = context;
  const { config, sealer, clock, log } = services;
  const state = account.url.searchParams.get('state');
  const attempts = await readAttempts(sealer, request.headers, clock.now());
  const used = attempts.find((attempt) => attempt.state === state);
  const left = attempts.filter((attempt) => attempt !== used);
  const cookies = used ? [await attemptsCookie(sealer, left, clock.now())] : [];
  const next = safeNext(used?.next, config.APP_ORIGIN);
  try {
    const { tokens, claims } = await authenticate(request, services, attempts);
    const opened = await openSession(request, services, { tokens, claims });
    if (!opened.ok) throw new SignInFailure(opened.problem);
    await runAfterSignIn(services, opened.arrived, afterSignIn);
    const { isNew, trialEnd } = opened.arrived;
    const words = isNew && trialEnd !== null ? [saidOnceCookie({ kind: 'arrived', trialEnd })] : [];
    // Nothing was asked for: the evening is what one comes for.
    const to = used?.next === '' ? paths.tonight() : next;
    return leadTo(to, [...cookies, opened.cookie, ...words]);
  } catch (error) {
    if (!(error instanceof SignInFailure)) throw error;
    const { problem, code, message: detail } = error;
    log.info('sign-in failed', { problem, code, detail });
    // Show the provider's own error code unchanged, even when it is spelled like one of ours.
    const repeated = detail !== BY_PROVIDER && (problem === 'not_found' || problem === 'state');
    const already = repeated && (await account.viewer()) !== null;
    return leadTo(gateAddress(already ? 'already' : code, next), cookies);
  }
}
