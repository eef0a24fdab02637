import type { AppLoadContext } from '@remix-run/cloudflare';
import { redirect, redirectDocument } from '@remix-run/cloudflare';
import { paths } from '~/paths';
import { safeNext } from '~/platform/redirect';
import { gateAddress } from '../gate/gate-addresses';
import { HostedSignIn } from './hosted-sign-in.server';
import { HTML_HEADERS, plainDocument } from './plain-document.server';
import { attemptsCookie, readAttempts } from './sign-in-cookie.server';

function isPrefetch(headers: Headers): boolean {
  return ['Sec-Purpose', 'Purpose', 'X-Moz'].some((name) =>
    /prefetch|prerender/i.test(headers.get(name) ?? ''),
  );
}

/**
 * Where to go after signing in: the `next` parameter, else the page of this site that the visitor came from; '' when
 * there is neither.
 */
function destination(url: URL, headers: Headers, appOrigin: string): string {
  const asked = url.searchParams.get('next');
  if (asked !== null) return safeNext(asked, appOrigin);
  const referrer = headers.get('Referer');
  if (!referrer || !URL.canParse(referrer)) return '';
  const from = new URL(referrer);
  return from.origin === appOrigin ? safeNext(from.pathname + from.search, appOrigin) : '';
}

/**
 * Answers /login: redirects a signed-in user at once; for everyone else it stores an attempt in this browser and sends
 * a page that leads to the hosted sign-in.
 */
export async function startSignIn(request: Request, context: AppLoadContext): Promise<Response> {
  const { account, services } = context;
  const { config, identity, sealer, clock, log } = services;
  const { url } = account;
  const next = destination(url, request.headers, config.APP_ORIGIN);
  const here = `/login${url.search}`;
  if (account.isData) return redirectDocument(here);
  if (isPrefetch(request.headers)) {
    return new Response(null, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
  // The provider redirects back only to the configured address, so the attempt's cookie must be set there.
  if (url.origin !== config.APP_ORIGIN) return redirect(config.APP_ORIGIN + here);
  const standing = await account.standing();
  // With `prompt=login` the visitor goes to the provider even when signed in.
  const isAnew = url.searchParams.get('prompt')?.split(' ').includes('login') ?? false;
  if (standing.kind === 'person' && !isAnew) return redirect(next || paths.tonight());
  const addresses = standing.kind === 'unavailable' ? null : await identity.addresses();
  if (!addresses) {
    log.info('sign-in not started', { reason: 'the provider does not answer' });
    return redirect(gateAddress('unavailable', next || paths.home()));
  }
  const now = clock.now();
  const attempts = await readAttempts(sealer, request.headers, now);
  const { exchange } = identity;
  const strategy = new HostedSignIn({ config, addresses, attempts, exchange }, async () => null);
  const begun = strategy.begin(next, url.searchParams, {
    provider: config.IDENTITY_PROVIDER,
    now,
  });
  const headers = new Headers(HTML_HEADERS);
  headers.append('Set-Cookie', await attemptsCookie(sealer, [...attempts, begun.attempt], now));
  return new Response(plainDocument({ text: 'Redirecting to login…', goTo: begun.goTo.href }), {
    headers,
  });
}
