import { createHash } from 'node:crypto';
import { createSession, expireSession, listLines, listSessions, readSession } from './checkout.mjs';
import {
  changeCustomer,
  createCustomer,
  customerOf,
  deleteCustomer,
  listCustomers,
  readCustomer,
} from './customers.mjs';
import { readParams } from './params.mjs';
import { missing, Problem, SERVER_ERROR } from './problems.mjs';
import { PRICES } from './settings.mjs';
import { priceOf, priceShape } from './shapes.mjs';
import { freshId } from './store.mjs';
import {
  cancelSubscription,
  changeSubscription,
  listSubscriptions,
  readSubscription,
} from './subscriptions.mjs';

const PAGE = ['limit', 'starting_after', 'expand'];

/** The calls of the Stripe API that the site may use, with the parameters that each accepts. */
const CALLS = [
  call('POST', '/v1/customers', createCustomer, ['email', 'name', 'metadata']),
  call('GET', '/v1/customers', listCustomers, ['email', ...PAGE]),
  call('GET', '/v1/customers/:id', readCustomer, []),
  call('POST', '/v1/customers/:id', changeCustomer, ['email', 'name', 'metadata']),
  call('DELETE', '/v1/customers/:id', deleteCustomer, []),
  call('GET', '/v1/prices', (_till) => pricesPage(), PAGE),
  call('GET', '/v1/prices/:id', (_till, _params, id) => readPrice(id), []),
  call('GET', '/v1/subscriptions', listSubscriptions, ['customer', 'status', ...PAGE]),
  call('GET', '/v1/subscriptions/:id', readSubscription, []),
  call('POST', '/v1/subscriptions/:id', changeSubscription, ['cancel_at_period_end', 'items']),
  call('DELETE', '/v1/subscriptions/:id', cancelSubscription, ['prorate', 'invoice_now']),
  call('POST', '/v1/checkout/sessions', createSession, [
    'customer',
    'mode',
    'line_items',
    'success_url',
    'cancel_url',
    'client_reference_id',
    'metadata',
    'subscription_data',
    'allow_promotion_codes',
  ]),
  call('GET', '/v1/checkout/sessions', listSessions, ['customer', 'status', ...PAGE]),
  call('GET', '/v1/checkout/sessions/:id', readSession, []),
  call('GET', '/v1/checkout/sessions/:id/line_items', listLines, PAGE),
  call('POST', '/v1/checkout/sessions/:id/expire', expireSession, []),
  call('POST', '/v1/billing_portal/sessions', createPortal, ['customer', 'return_url']),
];

function call(method, path, perform, params) {
  const pattern = new RegExp(`^${path.replace(':id', '([^/]+)')}$`);
  return { method, pattern, perform, params: new Set(params) };
}

function pricesPage() {
  return {
    object: 'list',
    data: PRICES.map(priceShape),
    has_more: false,
    url: '/v1/prices',
  };
}

function readPrice(id) {
  const price = priceOf(id);
  if (!price) throw missing('price', id);
  return priceShape(price);
}

function createPortal(till, { customer, return_url: returnUrl }) {
  customerOf(till, customer);
  const portal = till.store.add('portals', { id: freshId('bps'), customer, returnUrl });
  return {
    id: portal.id,
    object: 'billing_portal.session',
    created: till.clock.now(),
    customer,
    livemode: false,
    return_url: returnUrl,
    url: `${till.url}/portal/${portal.id}`,
  };
}

/** The handler of a request, after checking its parameters as the real API does before any work. */
function findCall({ method, path, params }) {
  for (const entry of CALLS) {
    const match = entry.method === method && entry.pattern.exec(path);
    if (!match) continue;
    const unknown = Object.keys(params).filter((name) => !entry.params.has(name));
    if (unknown.length > 0) {
      const [param] = unknown;
      throw new Problem(400, {
        code: 'parameter_unknown',
        param,
        message: `Received unknown parameter: ${param}`,
      });
    }
    return (till) => entry.perform(till, params, match[1] && decodeURIComponent(match[1]));
  }
  throw new Problem(404, { message: `Unrecognized request URL (${method}: ${path}).` });
}

function checkKey({ settings }, headers) {
  if (headers.authorization === `Bearer ${settings.secretKey}`) return;
  throw new Problem(401, { message: 'Invalid API Key provided.' });
}

/** The result of a function: its value, or the refusal that it threw. */
function outcomeOf(work) {
  try {
    return { status: 200, value: work() };
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return { status: error.status, value: { error: error.error } };
  }
}

/** The stored response for a call's idempotency key, or undefined. */
export function keptAnswer({ answers }, { method, headers }) {
  return method === 'POST' ? answers.get(headers['idempotency-key']) : undefined;
}

/**
 * The response to an API call: its status, value and headers. As at Stripe, the result of any call that had begun,
 * including a failure, is stored under its idempotency key and returned again for the same call. `broken` makes the
 * work itself fail.
 */
export function answerApi(till, request, broken) {
  const { method, url, headers, body } = request;
  const text = method === 'POST' ? body.toString('utf8') : url.search.slice(1);
  const print = createHash('sha256').update(`${url.pathname}\n${text}`).digest('hex');
  const known = keptAnswer(till, request);
  const own = { 'request-id': freshId('req') };
  const answer = outcomeOf(() => {
    checkKey(till, headers);
    if (known && known.print !== print) {
      throw new Problem(400, {
        type: 'idempotency_error',
        message: 'Keys for idempotent requests can only be used with the same parameters.',
      });
    }
    if (known) return known.answer;
    const perform = findCall({ method, path: url.pathname, params: readParams(text) });
    const fresh = broken ? SERVER_ERROR : outcomeOf(() => perform(till));
    const key = method === 'POST' && headers['idempotency-key'];
    if (key) till.answers.set(key, { print, answer: structuredClone(fresh) });
    return fresh;
  });
  // Work that had begun has a response with a value; a call refused before that returns the refusal itself.
  const given = answer.status === 200 ? answer.value : answer;
  return { ...given, headers: known ? { ...own, 'idempotent-replayed': 'true' } : own };
}
