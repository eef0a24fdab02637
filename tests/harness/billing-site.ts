import { type StripeStandin, startStripeStandin } from '../standins/stripe/start.mjs';
import { switchIdentity, Visitor } from './visitor';
import { openWorkerHere, type WorkerHere } from './worker-here.mjs';

const ORIGIN = 'http://localhost:4321';

/** The built Worker in this process with a card payments stand-in of its own, whose events arrive here. */
export type BillingSite = {
  here: WorkerHere;
  stripe: StripeStandin;
  /** Brings an event, with a signature or without. */
  hook(body: string, signature?: string, headers?: Record<string, string>): Promise<Response>;
  /** Somebody whom the site does not know yet. */
  stranger(): Visitor;
  /** Somebody new who has just signed in, on trial, and their e-mail. */
  newcomer(): Promise<{ who: Visitor; email: string }>;
  close(): Promise<void>;
};

/** Opens the site with billing; close it in the end. */
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

/** An answer's status and what its JSON says. */
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

/** Orders a plan, and gives the id of its checkout. */
export async function ordered(who: Visitor, plan = 'monthly'): Promise<string> {
  const [, { url }] = await json(await order(who, `plan=${plan}`));
  return String(url).split('/').at(-1) ?? '';
}

/** Orders a plan and pays for it; gives the id of the checkout. */
export async function pay(
  { stripe }: BillingSite,
  who: Visitor,
  plan = 'monthly',
): Promise<string> {
  const session = await ordered(who, plan);
  await stripe.control('POST pay', { session });
  return session;
}

/** What somebody's plan says now. */
export async function statusOf(who: Visitor): Promise<unknown> {
  return (await json(await who.ask('/me/entitlements')))[1].status;
}

/** Sends a page's form; the Worker in this process has no server in front of it that would name the host. */
export function submit(who: Visitor, path: string, body: string): Promise<Response> {
  return who.ask(path, { method: 'POST', body, headers: { Host: new URL(ORIGIN).host } });
}
