import Stripe from 'stripe';
import { type StripeStandin, startStripeStandin } from './start.mjs';

type Message = { body: string; signature: string };

/** A stand-in, a real Stripe client connected to it, and the received webhooks. */
export type Till = { standin: StripeStandin; stripe: Stripe; arrived: Message[] };

/** Starts a stand-in for one test; `answer` returns the status with which the webhook receiver responds. */
export async function openTill(
  answer: () => number = () => 200,
  options: { afterRetries?: 'cancel' | 'unpaid' } = {},
): Promise<Till> {
  const arrived: Message[] = [];
  const standin = await startStripeStandin({
    appOrigin: 'http://localhost:4321',
    retryMs: 5,
    ...options,
    deliver: async (message) => {
      arrived.push(message);
      return answer();
    },
  });
  const { hostname, port } = new URL(standin.url);
  const stripe = new Stripe(standin.secretKey, {
    httpClient: Stripe.createFetchHttpClient(),
    host: hostname,
    port,
    protocol: 'http',
    maxNetworkRetries: 0,
    telemetry: false,
  });
  return { standin, stripe, arrived };
}

/** Creates a customer with an open checkout. */
export async function openCheckout({ stripe, standin }: Till, plan: 'monthly' | 'annual') {
  const customer = await stripe.customers.create({ email: 'mira@delvewright.test' });
  const session = await stripe.checkout.sessions.create({
    mode: 'subscription',
    customer: customer.id,
    line_items: [{ price: standin.prices[plan], quantity: 1 }],
    success_url: 'http://localhost:4321/billing/return?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://localhost:4321/settings?billing=cancel',
  });
  return { customer, session };
}

/** Creates a customer who has paid. */
export async function subscribe(till: Till, plan: 'monthly' | 'annual' = 'monthly') {
  const { customer, session } = await openCheckout(till, plan);
  await till.standin.control('POST pay', { session: session.id });
  return customer.id;
}

/** The newest subscription of a customer from the API, with the dates of its period. */
export async function subscriptionOf({ stripe }: Till, customer: string) {
  const { data } = await stripe.subscriptions.list({ customer, status: 'all' });
  const [subscription] = data;
  const item = subscription?.items.data[0];
  if (!subscription || !item) throw new Error('There is no subscription.');
  const { id, status, cancel_at_period_end: ends } = subscription;
  return { id, status, ends, start: item.current_period_start, end: item.current_period_end };
}
