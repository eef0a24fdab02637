import { type AppLoadContext, redirect } from '@remix-run/cloudflare';
import { removeCookie } from '~/platform/cookies';
import type { Services } from '~/platform/services.server';
import { gateAddress } from './gate-addresses';
import { readSessionCookie, SESSION_COOKIE } from './session-cookie.server';
import { endSession } from './session-rows.server';
import { openTokens } from './token-box.server';

/** Takes the refresh token back at the provider. Nobody waits for it: without its session it is of no use here. */
async function revoke(services: Services, sessionId: string, sealed: string): Promise<void> {
  const { sealer, clock, identity, log } = services;
  const tokens = await openTokens(sealer, sessionId, sealed, clock.now());
  if (!tokens?.refreshToken) return;
  const revoked = await identity.revoke(tokens.refreshToken);
  if (!revoked) log.info('token not revoked');
}

/**
 * Signs this browser out: the session ends in the database, so that no copy of the cookie works any more, the cookie goes,
 * and the browser is led to the provider's own sign-out, which leads back home.
 */
export async function signOut(request: Request, { services }: AppLoadContext): Promise<Response> {
  const { db, sealer, clock, identity, log, later } = services;
  const user = await readSessionCookie(sealer, request.headers, clock.now());
  const headers = { 'Set-Cookie': removeCookie(SESSION_COOKIE) };
  try {
    const sealed = user && (await endSession(db, user.sessionId));
    if (user && sealed) later(revoke(services, user.sessionId, sealed));
  } catch (error) {
    log.error('sign-out', error);
    return redirect(gateAddress('logout', '/'), { status: 303, headers });
  }
  const addresses = await identity.addresses();
  return redirect(addresses?.signOut ?? '/', { status: 303, headers });
}
