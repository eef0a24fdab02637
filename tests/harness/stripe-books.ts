import { afterEach, beforeEach, vi } from 'vitest';
import { createPayments } from '~/platform/payments-stripe.server';

/** The site's address. */
export const SITE = 'https://delvewright.example';
const PRICES = { monthly: 'price_month', annual: 'price_year', former: ['price_old'] };

type Answer = [status: number, body: unknown];
type Call = { path: string; sent: Record<string, string>; key: string | null; origin: string };

/** The calls that Stripe received, in order; a path is the method and what follows the version. */
export let calls: Call[] = [];
/** Stripe's response for each path; any other path is a missing resource. */
export let books: Record<string, Answer> = {};

/** Provides an empty Stripe behind its own client library before each test. */
export function emptyStripeForTests(): void {
  beforeEach(() => {
    [calls, books] = [[], {}];
    vi.stubGlobal('fetch', async (to: string, { method, body, headers }: RequestInit) => {
      const { origin, pathname, searchParams } = new URL(to);
      const path = `${method} ${pathname.slice('/v1/'.length)}`;
      const sent = method === 'POST' ? new URLSearchParams(String(body)) : searchParams;
      const key = new Headers(headers).get('Idempotency-Key');
      calls.push({ path, sent: Object.fromEntries(sent), key, origin });
      const [status, said] = books[path] ?? refusal(404, 'resource_missing');
      return Response.json(said, { status, headers: { 'Stripe-Should-Retry': 'false' } });
    });
  });
  afterEach(() => vi.unstubAllGlobals());
}

/** The payments of a site with two prices that are sold, and a former one. */
export function paymentsWith(more: { key?: string; api?: string | undefined } = {}) {
  const facts = { key: 'sk_test_1', api: undefined, prices: PRICES, appOrigin: SITE };
  return createPayments({ ...facts, webhookSecret: 'whsec_1', ...more });
}

export const list = (...data: unknown[]): Answer => [200, { object: 'list', data }];

export const refusal = (status: number, code: string): Answer => [
  status,
  { error: { type: status < 500 ? 'invalid_request_error' : 'api_error', code, message: code } },
];

/** A subscription to a price, with the fields that are read. */
export const subscription = (id: string, price: string, status = 'active') => ({
  id,
  status,
  customer: { id: `cus_of_${id}`, email: 'mira@example.test', metadata: {} },
  trial_end: null,
  cancel_at: null,
  cancel_at_period_end: false,
  items: { data: [{ price: { id: price }, current_period_start: 1, current_period_end: 2 }] },
});

/** The paths of all calls, in order. */
export const paths = () => calls.map(({ path }) => path);
