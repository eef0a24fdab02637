import type { AppLoadContext } from '@remix-run/cloudflare';
import { recentCatalogue } from '~/catalogue/overrides.server';
import { safeNext } from '~/platform/redirect';
import { type GateWords, gateWords } from './gate-words';

/**
 * The destination of a visitor at a gate, the texts about it, and whether the visitor is signed in already (by the
 * cookie).
 */
export async function gateFacts(
  request: Request,
  { account, services, addresses }: Pick<AppLoadContext, 'account' | 'services' | 'addresses'>,
): Promise<GateWords & { next: string; signedIn: boolean }> {
  const { config } = services;
  const next = safeNext(new URL(request.url).searchParams.get('next'), config.APP_ORIGIN);
  // Without a destination no tool needs to be looked up.
  const tools = next === '/' ? [] : await recentCatalogue(services);
  const signedIn = (await account.viewer()) !== null;
  const page = new URL(next, config.APP_ORIGIN);
  const { who } = addresses.at(page.pathname).rules;
  const words = gateWords({ page, who }, tools, { trialDays: config.TRIAL_DAYS, signedIn });
  return { next, signedIn, ...words };
}
