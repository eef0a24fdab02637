import type { AppLoadContext } from '@remix-run/cloudflare';
import { askGate, type Gate } from '~/catalogue/access';
import { CATALOGUE } from '~/catalogue/catalogue';
import { recentCatalogue } from '~/catalogue/overrides.server';
import type { Tool } from '~/catalogue/tool';
import type { Address } from '~/platform/address';
import { REFUSED_PATH } from '../gate/refused-address';
import { type RouteGate, routeGate } from '../gate/route-gates';
import type { Account } from './account.server';
import { type Refusal, refusalAnswer } from './refusals.server';

/** What the guard decides about a request: serve it, serve another in its place, or this answer. */
export type PathVerdict =
  | { kind: 'serve' }
  | { kind: 'serve-instead'; request: Request }
  | { kind: 'answer'; answer: Response };

/**
 * The tools as they stand for an address. A page that is open to all by the catalogue stays without a database read of its
 * own: the owner's closing of such a page is seen by every machine within half a minute. All others are looked up each time.
 */
async function toolsFor(
  rule: RouteGate,
  { account, services }: Pick<AppLoadContext, 'account' | 'services'>,
): Promise<Tool[]> {
  if (rule.gate !== 'everyone') return account.tools();
  return recentCatalogue(services);
}

async function refusalOf(gate: Gate, account: Account): Promise<Refusal | null> {
  if (gate === 'everyone') return null;
  if (gate === 'nobody') return 'not-found';
  const standing = await account.standing();
  if (standing.kind === 'unavailable') return 'unavailable';
  const answer = askGate(gate, standing.kind === 'person' ? standing.person : null);
  return answer === 'open' ? null : answer;
}

/**
 * Asks the gate of a request's path before any loader or action runs: a parent page's own check protects nothing, because
 * the data of a child can be asked for alone.
 */
export async function guardPath(
  request: Request,
  { route }: Address,
  context: Pick<AppLoadContext, 'account' | 'services'>,
): Promise<PathVerdict> {
  const { account } = context;
  // What the router found counts, so that no spelling of an address escapes its gate.
  const path = route ?? account.url.pathname;
  const byCatalogue = routeGate(path, CATALOGUE);
  if (byCatalogue.gate === 'everyone' && byCatalogue.tool === null) return { kind: 'serve' };
  const rule =
    byCatalogue.tool === null ? byCatalogue : routeGate(path, await toolsFor(byCatalogue, context));
  const refusal = await refusalOf(rule.gate, account);
  if (refusal === null) return { kind: 'serve' };
  const answer = refusalAnswer(refusal, account);
  const isPage = !rule.json && (account.isData || answer.status === 404);
  // Remix wraps the answer of a page as its client expects it, and draws the missing page.
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
