import type { AppLoadContext } from '@remix-run/cloudflare';
import { askGate, type Gate } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';
import { recentCatalogue } from '~/catalogue/overrides.server';
import type { Tool } from '~/catalogue/tool';
import { REFUSED_PATH } from '../gate/refused-address';
import { type GateRules, gateFor, toolOf } from '../gate/route-gates';
import type { Account } from './account.server';
import { type Refusal, refusalAnswer } from './refusals.server';

/** The guard's decision: serve the request, serve another request in its place, or send this response. */
export type PathVerdict =
  | { kind: 'serve' }
  | { kind: 'serve-instead'; request: Request }
  | { kind: 'answer'; answer: Response };

/**
 * The catalogue for checking an address. For a page that is public in the built-in catalogue it may be up to half a
 * minute old, which saves a database read: the owner's closing of such a page takes effect within that time. For all
 * others it is read each time.
 */
async function toolsFor(
  gate: Gate,
  { account, services }: Pick<AppLoadContext, 'account' | 'services'>,
): Promise<Tool[]> {
  return gate === 'everyone' ? recentCatalogue(services) : account.tools();
}

async function refusalOf(gate: Gate, account: Account): Promise<Refusal | null> {
  if (gate === 'everyone') return null;
  if (gate === 'nobody') return 'not-found';
  const standing = await account.standing();
  if (standing.kind === 'unavailable') return 'unavailable';
  const answer = askGate(gate, standing.kind === 'person' ? standing.person : null);
  return answer === 'open' ? null : answer;
}

async function gateNow(
  { who }: GateRules,
  context: Pick<AppLoadContext, 'account' | 'services'>,
): Promise<Gate> {
  const gate = gateFor(who, CATALOGUE);
  return toolOf(who) === null ? gate : gateFor(who, await toolsFor(gate, context));
}

/**
 * Checks the gate of a request's address before any loader or action runs: a check in a parent route is not enough,
 * because a child's data can be requested alone. The gate is that of the route that the router matched, so that no
 * spelling of an address avoids it.
 */
export async function guardPath(
  request: Request,
  context: Pick<AppLoadContext, 'account' | 'services'>,
): Promise<PathVerdict> {
  const { account } = context;
  const refusal = await refusalOf(await gateNow(account.rules, context), account);
  if (refusal === null) return { kind: 'serve' };
  const answer = refusalAnswer(refusal, account);
  const isPage = account.rules.answers !== 'json' && (account.isData || answer.status === 404);
  // Remix wraps a page's response as its client expects it, and renders the 404 page.
  return isPage
    ? { kind: 'serve-instead', request: insteadOf(request, answer, account) }
    : { kind: 'answer', answer };
}

function insteadOf(request: Request, answer: Response, account: Account): Request {
  const url = new URL(`${REFUSED_PATH}${account.isData ? '.data' : ''}`, request.url);
  const location = answer.headers.get('Location');
  if (location) url.searchParams.set('to', location);
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  return new Request(url, { method, headers: request.headers });
}
