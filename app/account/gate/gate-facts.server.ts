import type { AppLoadContext } from '@remix-run/cloudflare';
import { recentCatalogue } from '~/catalogue/overrides.server';
import { safeNext } from '~/platform/redirect';
import { type GateWords, gateWords } from './gate-words';

/** Where somebody at a gate was going, what to tell them of it, and whether they are signed in already (by their cookie). */
export async function gateFacts(
  request: Request,
  { account, services }: Pick<AppLoadContext, 'account' | 'services'>,
): Promise<GateWords & { next: string; signedIn: boolean }> {
  const { config } = services;
  const next = safeNext(new URL(request.url).searchParams.get('next'), config.APP_ORIGIN);
  // Nobody was going anywhere: then nothing needs to be looked up.
  const tools = next === '/' ? [] : await recentCatalogue(services);
  const signedIn = (await account.viewer()) !== null;
  return { next, signedIn, ...gateWords(next, tools, { trialDays: config.TRIAL_DAYS, signedIn }) };
}
