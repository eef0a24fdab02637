import { type StripeStandin, startStripeStandin } from '../standins/stripe/start.mjs';
import { switchIdentity, Visitor } from './visitor';
import { openWorkerHere, type WorkerHere } from './worker-here.mjs';

const ORIGIN = 'http://localhost:4321';

/** The built Worker in this process with its own card payments stand-in, whose events are delivered to it. */
export type BillingSite = {
  here: WorkerHere;
  stripe: StripeStandin;
  /** Delivers an event, with a signature or without. */
  hook(body: string, signature?: string, headers?: Record<string, string>): Promise<Response>;
  /** A visitor whom the site does not know yet. */
  stranger(): Visitor;
  /** A new user who has just signed in, with a trial, and their e-mail. */
  newcomer(): Promise<{ who: Visitor; email: string }>;
  close(): Promise<void>;
};

/** Opens the site with billing; close it at the end. */
export async function openBillingSite(): Promise<BillingSite> {
  const stripe = await startStripeStandin({
    appOrigin: ORIGIN,
    retryMs: 5,
    deliver: async ({ body, signature }) => (await hook(body, signature)).status,
  });
  const here = await openWorkerHere({
    STRIPE_SECRET_KEY: stripe.secretKey,
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICE_MONTHLY: stripe.prices.monthly,
    STRIPE_PRICE_ANNUAL: stripe.prices.annual,
    STRIPE_API: stripe.url,
  });
  let people = 0;

  function hook(body: string, signature?: string, headers: Record<string, string> = {}) {
    return here.ask('/webhooks/stripe', {
      method: 'POST',
      body,
      headers: {
        'Content-Type': 'application/json',
        ...(signature === undefined ? {} : { 'Stripe-Signature': signature }),
        ...headers,
      },
    });
  }

  function stranger(): Visitor {
    return new Visitor({ origin: here.origin, identity: here.standin.url, send: here.ask });
  }

  return {
    here,
    stripe,
    hook,
    stranger,
    async newcomer() {
      people += 1;
      const username = `buyer-${people}`;
      const email = `${username}@delvewright.test`;
      await switchIdentity('users', { username, email, email_verified: true }, here.standin.url);
      const who = stranger();
      await who.signIn(email, '/about');
      return { who, email };
    },
    async close() {
      await here.close();
      await stripe.close();
    },
  };
}

/** A response's status and JSON. */
export async function json(answer: Response): Promise<[number, Record<string, unknown>]> {
  return [answer.status, JSON.parse(await answer.text())];
}

/** Orders a checkout. */
export function order(
  who: Visitor,
  body = '',
  headers: Record<string, string> = {},
): Promise<Response> {
  return who.ask('/billing/create-checkout-session', { method: 'POST', body, headers });
}

/** Orders a plan, and returns the id of its checkout. */
export async function ordered(who: Visitor, plan = 'monthly'): Promise<string> {
  const [, { url }] = await json(await order(who, `plan=${plan}`));
  return String(url).split('/').at(-1) ?? '';
}

/** Orders a plan and pays for it; returns the id of the checkout. */
export async function pay(
  { stripe }: BillingSite,
  who: Visitor,
  plan = 'monthly',
): Promise<string> {
  const session = await ordered(who, plan);
  await stripe.control('POST pay', { session });
  return session;
}

/** The present status of a user's plan. */
export async function statusOf(who: Visitor): Promise<unknown> {
  return (await json(await who.ask('/me/entitlements')))[1].status;
}

/** Submits a page's form; the Worker in this process has no server in front of it that would set the host. */
export function submit(who: Visitor, path: string, body: string): Promise<Response> {
  return who.ask(path, { method: 'POST', body, headers: { Host: new URL(ORIGIN).host } });
}
