import Stripe from 'stripe';
import type { Config } from './env.server';
import { type PaymentEvent, readPaymentEvent } from './payment-event.server';

/** The two ways to pay for Pro. */
export type PlanName = 'monthly' | 'annual';

/** What a plan costs, in the currency's smallest unit, such as cents. */
export type PlanPrice = { plan: PlanName; cents: number; currency: string };

/** A customer of the payment provider; `userId` is whom we opened it for, if we did. */
export type PaymentCustomer = { id: string; email: string; userId: string | null };

/** A subscription as the provider states it at this moment. Times in seconds since 1970. */
export type PaymentSubscription = {
  id: string;
  status: string;
  plan: PlanName | null;
  periodStart: number | null;
  periodEnd: number | null;
  trialEnd: number | null;
  /** When it ends if nothing changes; null when it goes on. */
  endsAt: number | null;
};

/** The payment provider as the product sees it. Calls throw when it does not answer or says no; `isTrouble` knows those. */
export type Payments = {
  prices(): Promise<PlanPrice[]>;
  /** Creates the one customer of a person: the same `key` gives the same customer again. */
  createCustomer(person: { userId: string; email: string; key: string }): Promise<string>;
  /** The customers with an e-mail, newest first. */
  customersByEmail(email: string): Promise<PaymentCustomer[]>;
  /** A customer; null when there is none, or it was deleted. */
  customer(customerId: string): Promise<PaymentCustomer | null>;
  /** Writes on a customer whose it is. */
  nameOwner(customerId: string, userId: string): Promise<void>;
  /** All subscriptions of a customer, ended ones too; null when the customer is gone. */
  subscriptionsOf(customerId: string): Promise<PaymentSubscription[] | null>;
  /** A hundred subscriptions of everybody, after the one that is named. */
  allSubscriptions(
    after: string | null,
  ): Promise<{ each: [PaymentCustomer, PaymentSubscription][]; next: string | null }>;
  /** Where a customer pays for a plan: a checkout that is still open is used again, one for the other plan is closed. */
  checkout(order: { customerId: string; userId: string; plan: PlanName }): Promise<string>;
  /** Where a customer manages what they pay for. */
  portal(customerId: string): Promise<string>;
  /** Ends every subscription at once and deletes the customer; one that is gone already is fine. */
  endCustomer(customerId: string): Promise<void>;
  readEvent(body: string, signature: string | null, now: number): Promise<PaymentEvent>;
  /** Whether an error is the provider's: no answer, or a refusal. */
  isTrouble(error: unknown): boolean;
  /** Whether a call was refused because the customer whom it named is gone. */
  isGoneCustomer(error: unknown): boolean;
};

const TIMEOUT_MS = 8000;
const HUNDRED = 100;

type PaymentConfig = {
  key: string;
  webhookSecret: string;
  prices: Record<PlanName, string>;
  api: string | undefined;
  appOrigin: string;
};

function clientOf({ key, api }: PaymentConfig): Stripe {
  const elsewhere = api === undefined ? null : new URL(api);
  return new Stripe(key, {
    httpClient: Stripe.createFetchHttpClient(),
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(elsewhere && {
      host: elsewhere.hostname,
      port: elsewhere.port || (elsewhere.protocol === 'https:' ? '443' : '80'),
      protocol: elsewhere.protocol === 'https:' ? 'https' : 'http',
    }),
  });
}

function customerOf(value: string | Stripe.Customer | Stripe.DeletedCustomer): PaymentCustomer {
  if (typeof value === 'string') return { id: value, email: '', userId: null };
  if (value.deleted) return { id: value.id, email: '', userId: null };
  return { id: value.id, email: value.email ?? '', userId: value.metadata.user_id ?? null };
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** Null where the work found nothing there; other refusals are thrown on. */
async function unlessMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

function createPayments(config: PaymentConfig): Payments {
  const stripe = clientOf(config);
  const { prices, appOrigin } = config;
  const live = /^(sk|rk)_live_/.test(config.key);

  function subscriptionOf(subscription: Stripe.Subscription): PaymentSubscription {
    // The period's dates are the item's; every plan of ours has one.
    const item = subscription.items.data[0];
    const priceId = item?.price.id;
    const periodEnd = item?.current_period_end ?? null;
    return {
      id: subscription.id,
      status: subscription.status,
      plan: priceId === prices.monthly ? 'monthly' : priceId === prices.annual ? 'annual' : null,
      periodStart: item?.current_period_start ?? null,
      periodEnd,
      trialEnd: subscription.trial_end,
      endsAt: subscription.cancel_at ?? (subscription.cancel_at_period_end ? periodEnd : null),
    };
  }

  async function closeCheckout(id: string): Promise<void> {
    try {
      await stripe.checkout.sessions.expire(id);
    } catch (error) {
      // It was paid or ran out in the meantime: then it is closed.
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    }
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
      return page?.data.map(subscriptionOf) ?? null;
    },
    async allSubscriptions(after) {
      const page = await stripe.subscriptions.list({
        status: 'all',
        limit: HUNDRED,
        expand: ['data.customer'],
        ...(after !== null && { starting_after: after }),
      });
      const each = page.data.map((one): [PaymentCustomer, PaymentSubscription] => [
        customerOf(one.customer),
        subscriptionOf(one),
      ]);
      return { each, next: page.has_more ? (page.data.at(-1)?.id ?? null) : null };
    },
    async checkout({ customerId, userId, plan }) {
      const { data } = await stripe.checkout.sessions.list({ customer: customerId, limit: 10 });
      const open = data.filter((session) => session.status === 'open');
      const fits = (one: Stripe.Checkout.Session) => one.metadata?.price === prices[plan];
      const again = open.find(fits);
      if (again?.url) return again.url;
      for (const other of open) await closeCheckout(other.id);
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'subscription',
          customer: customerId,
          client_reference_id: userId,
          line_items: [{ price: prices[plan], quantity: 1 }],
          metadata: { price: prices[plan] },
          success_url: `${appOrigin}/billing/return`,
          cancel_url: `${appOrigin}/settings?billing=cancel`,
        },
        // Two clicks at once see the same newest checkout, and so open one between them.
        { idempotencyKey: `checkout-${customerId}-${prices[plan]}-${data[0]?.id ?? 'first'}` },
      );
      if (!session.url) throw new Error('The checkout has no address.');
      return session.url;
    },
    async portal(customer) {
      const back = `${appOrigin}/billing/return?from=portal`;
      const session = await stripe.billingPortal.sessions.create({ customer, return_url: back });
      return session.url;
    },
    async endCustomer(customer) {
      const asked = stripe.subscriptions.list({ customer, limit: HUNDRED });
      const running = (await unlessMissing(asked))?.data ?? [];
      for (const { id } of running) await unlessMissing(stripe.subscriptions.cancel(id));
      await unlessMissing(stripe.customers.del(customer));
    },
    readEvent: (body, signature, now) =>
      readPaymentEvent(stripe, { body, signature, secret: config.webhookSecret, live, now }),
    isTrouble: (error) => error instanceof Stripe.errors.StripeError,
    isGoneCustomer: (error) => isMissing(error) && /No such customer/i.test(String(error)),
  };
}

let known: { key: string; payments: Payments } | null = null;

/** Speaks with the payment provider that the configuration names; null when it names none. */
export function openPayments(config: Config): Payments | null {
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = config;
  const { STRIPE_PRICE_MONTHLY: monthly, STRIPE_PRICE_ANNUAL: annual } = config;
  if (!key || !webhookSecret || !monthly || !annual) return null;
  const { STRIPE_API: api, APP_ORIGIN: appOrigin } = config;
  const memory = [key, webhookSecret, monthly, annual, api, appOrigin].join('\n');
  if (known?.key !== memory) {
    const prices = { monthly, annual };
    known = {
      key: memory,
      payments: createPayments({ key, webhookSecret, prices, api, appOrigin }),
    };
  }
  return known.payments;
}

/** The origins of the provider's checkout and portal, which a form's answer may lead to. */
export function paymentOrigins(config: Config): string[] {
  if (!config.STRIPE_SECRET_KEY) return [];
  return config.STRIPE_API === undefined
    ? ['https://checkout.stripe.com', 'https://billing.stripe.com']
    : [config.STRIPE_API];
}
