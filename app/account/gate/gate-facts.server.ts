import type { AppLoadContext } from '@remix-run/cloudflare';
import { recentCatalogue } from '~/catalogue/overrides.server';
import { safeNext } from '~/platform/redirect';
import { type GateWords, gateWords } from './gate-words';

/** Where somebody at a gate was going, and what to tell them of it. */
export async function gateFacts(
  request: Request,
  { services }: Pick<AppLoadContext, 'services'>,
): Promise<GateWords & { next: string }> {
  const { config } = services;
  const next = safeNext(new URL(request.url).searchParams.get('next'), config.APP_ORIGIN);
  // Nobody was going anywhere: then nothing needs to be looked up.
  const tools = next === '/' ? [] : await recentCatalogue(services);
  return { next, ...gateWords(next, tools, config.TRIAL_DAYS) };
}
