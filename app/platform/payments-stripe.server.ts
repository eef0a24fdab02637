import Stripe from 'stripe';
import { readPaymentEvent } from './payment-event.server';
import type { PaymentCustomer, PaymentSubscription, Payments, PlanName } from './payments.server';
import {
  customerOf,
  isMissing,
  isSilence,
  type ProPrices,
  subscriptionOf,
  unlessMissing,
} from './payments-shapes.server';

const HUNDRED = 100;

/** Timeout in ms and retries of a call: in background work, and while a visitor waits for a page. */
const PATIENT = { timeout: 8000, maxNetworkRetries: 1 };
const BRISK = { timeout: 2000, maxNetworkRetries: 0 };

/** Statuses that mean the work did not begin: our key is wrong, another call is running, too many calls. */
const NOT_BEGUN = [401, 409, 429];

type PaymentConfig = {
  key: string;
  webhookSecret: string;
  prices: ProPrices;
  api: string | undefined;
  appOrigin: string;
};

function clientOf({ key, api }: PaymentConfig, pace: typeof PATIENT): Stripe {
  const elsewhere = api === undefined ? null : new URL(api);
  return new Stripe(key, {
    ...pace,
    httpClient: Stripe.createFetchHttpClient(),
    telemetry: false,
    ...(elsewhere && {
      host: elsewhere.hostname,
      port: elsewhere.port || (elsewhere.protocol === 'https:' ? '443' : '80'),
      protocol: elsewhere.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

/** Opens the payments of Stripe, through its own client library. */
export function createPayments(config: PaymentConfig): Payments {
  const brisk: Payments = {
    ...speakWith(clientOf(config, BRISK), config),
    get brisk() {
      return brisk;
    },
  };
  return { ...speakWith(clientOf(config, PATIENT), config), brisk };
}

function speakWith(stripe: Stripe, config: PaymentConfig): Omit<Payments, 'brisk'> {
  const { prices, appOrigin } = config;
  const live = /^(sk|rk)_live_/.test(config.key);
  const ours = (subscription: Stripe.Subscription) => subscriptionOf(subscription, prices);

  async function closeCheckout(id: string): Promise<void> {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      // It was paid or expired in the meantime, so it is closed already.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
  }

  /** Releases a customer who is kept: closes our open checkouts and removes the user id. */
  async function leave(customer: string): Promise<void> {
    const { data } = await stripe.checkout.sessions.list({ customer, limit: HUNDRED });
    const sold = [prices.monthly, prices.annual, ...prices.former];
    for (const { id, status, metadata } of data) {
      if (status === 'open' && sold.includes(metadata?.price ?? '')) await closeCheckout(id);
    }
    await stripe.customers.update(customer, { metadata: { user_id: '' } });
  }

  return {
    async prices() {
      const plans: PlanName[] = ['monthly', 'annual'];
      return Promise.all(
        plans.map(async (plan) => {
          const { unit_amount, currency } = await stripe.prices.retrieve(prices[plan]);
          return { plan, cents: unit_amount ?? 0, currency };
        }),
      );
    },
    async createCustomer({ userId, email, key }) {
      const created = await stripe.customers.create(
        { ...(email && { email }), metadata: { user_id: userId } },
        { idempotencyKey: key },
      );
      return created.id;
    },
    async customersByEmail(email) {
      const { data } = await stripe.customers.list({ email, limit: HUNDRED });
      return data.map(customerOf);
    },
    async customer(customerId) {
      const found = await unlessMissing(stripe.customers.retrieve(customerId));
      return !found || found.deleted ? null : customerOf(found);
    },
    async nameOwner(customerId, userId) {
      await stripe.customers.update(customerId, { metadata: { user_id: userId } });
    },
    async subscriptionsOf(customer) {
      const asked = stripe.subscriptions.list({ customer, status: 'all', limit: HUNDRED });
      const page = await unlessMissing(asked);
      if (!page) return null;
      const others = page.data.filter((one) => ours(one) === null);
      return {
        pro: page.data.map(ours).filter((one) => one !== null),
        others: others.map(({ status }) => status),
      };
    },
    async allSubscriptions(after) {
      const page = await stripe.subscriptions.list({
        status: 'all',
        limit: HUNDRED,
        expand: ['data.customer'],
        ...(after !== null && { starting_after: after }),
      });
      const each = page.data.flatMap((one): [PaymentCustomer, PaymentSubscription][] => {
        const subscription = ours(one);
        return subscription ? [[customerOf(one.customer), subscription]] : [];
      });
      return { each, next: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
    },
    async checkout({ customerId, userId, plan, attempt }) {
      const { data } = await stripe.checkout.sessions.list({ customer: customerId, limit: 10 });
      const [wanted, other] = [prices[plan], prices[plan === 'annual' ? 'monthly' : 'annual']];
      const open = data.filter((session) => session.status === 'open');
      const again = open.find(({ metadata }) => metadata?.price === wanted);
      if (again?.url) return again.url;
      const elsewhere = [other, ...prices.former];
      for (const { id, metadata } of open) {
        if (elsewhere.includes(metadata?.price ?? '')) await closeCheckout(id);
      }
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: wanted, quantity: 1 }],
          metadata: { price: wanted },
          // Stripe replaces the placeholder with the checkout's id.
          success_url: `${appOrigin}/billing/return?checkout={CHECKOUT_SESSION_ID}`,
          cancel_url: `${appOrigin}/settings?billing=cancel&plan=${plan}`,
        },
        // Two simultaneous clicks see the same newest checkout, and so open one between them.
        { idempotencyKey: `checkout-${customerId}-${wanted}-${data[0]?.id ?? 'first'}-${attempt}` },
      );
      if (!session.url) throw new Error('The checkout has no address.');
      return session.url;
    },
    async checkoutStanding(id) {
      const found = await unlessMissing(stripe.checkout.sessions.retrieve(id));
      if (!found) return null;
      const { customer, status, payment_status: payment } = found;
      const customerId = typeof customer === 'string' ? customer : (customer?.id ?? null);
      return { customerId, paid: status === 'complete' || payment === 'paid' };
    },
    async portal(customer) {
      const back = `${appOrigin}/billing/return?from=portal`;
      const session = await stripe.billingPortal.sessions.create({ customer, return_url: back });
      return session.url;
    },
    async endCustomer(customer) {
      const asked = stripe.subscriptions.list({ customer, limit: HUNDRED });
      const running = (await unlessMissing(asked))?.data ?? [];
      for (const one of running) {
        if (ours(one) !== null) await unlessMissing(stripe.subscriptions.cancel(one.id));
      }
      const left = running.filter((one) => ours(one) === null).length;
      // Deleting a customer would also end subscriptions that are not ours.
      await unlessMissing<unknown>(left === 0 ? stripe.customers.del(customer) : leave(customer));
      return left;
    },
    readEvent: (body, signature, now) =>
      readPaymentEvent(stripe, { body, signature, secret: config.webhookSecret, live, now }),
    isTrouble: (error) => error instanceof Stripe.errors.StripeError,
    isSilence,
    isKeptFailure: (error) =>
      error instanceof Stripe.errors.StripeError &&
      error.statusCode !== undefined &&
      !NOT_BEGUN.includes(error.statusCode),
    isGoneCustomer: (error) => isMissing(error) && /No such customer/i.test(String(error)),
  };
}
