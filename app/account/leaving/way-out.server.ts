import type { AppLoadContext } from '@remix-run/cloudflare';
// Imported from the router itself: the Remix package does not load in workerd, where this is tested.
import { redirect } from '@remix-run/router';
import { removeCookie, WAY_BACK_COOKIE } from '~/platform/cookies';
import type { Services } from '~/platform/services.server';
import { gateAddress } from '../gate/gate-addresses';
import type { EndedSession } from '../session/session-ends.server';
import { openTokens } from '../session/token-box.server';

/** A Worker may have six connections open at a time. */
const AT_A_TIME = 5;

/** Revokes refresh tokens at the provider. Nothing waits for it: without its session no token can be used here. */
async function revoke(services: Services, ended: readonly EndedSession[]): Promise<void> {
  for (let from = 0; from < ended.length; from += AT_A_TIME) {
    const some = ended.slice(from, from + AT_A_TIME);
    await Promise.all(some.map((session) => revokeOne(services, session)));
  }
}

async function revokeOne(services: Services, { id, tokens: sealed }: EndedSession): Promise<void> {
  const { sealer, clock, identity, log } = services;
  const tokens = await openTokens(sealer, id, sealed, clock.now());
  if (!tokens?.refreshToken) return;
  const revoked = await identity.revoke(tokens.refreshToken);
  if (!revoked) log.info('token not revoked');
}

/**
 * Signs out, by Logout, everywhere or with the account: `end` deletes the sessions in the database, so that no copy of
 * a cookie works any more. Their refresh tokens are revoked, the cookie is removed whatever else this request wrote,
 * and the browser is redirected to the provider's own sign-out, which leads back home.
 */
export async function wayOut(
  { account, services }: Pick<AppLoadContext, 'account' | 'services'>,
  end: () => Promise<EndedSession[]>,
): Promise<Response> {
  const { identity, log, later } = services;
  account.leave();
  const headers = { 'Set-Cookie': removeCookie(WAY_BACK_COOKIE) };
  try {
    const ended = await end();
    if (ended.length > 0) later(revoke(services, ended));
  } catch (error) {
    log.error('sign-out', error);
    return redirect(gateAddress('logout', '/'), { status: 303, headers });
  }
  const addresses = await identity.addresses();
  return redirect(addresses?.signOut ?? '/', { status: 303, headers });
}
