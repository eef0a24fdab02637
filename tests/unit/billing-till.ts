import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openCheckout } from '~/billing/checkout.server';
import { customerIdOf } from '~/billing/customer-rows.server';
import type { Till } from '~/billing/till.server';
import { answerWebhook } from '~/billing/webhook.server';
import { openDatabase } from '~/platform/database.server';
import { readEnvironment } from '~/platform/env.server';
import { createLog } from '~/platform/log';
import { createServices, type Services } from '~/platform/services.server';
import { freshLocalDatabase } from '../harness/local-database.mjs';
import { type StripeStandin, startStripeStandin } from '../standins/stripe/start.mjs';

const ORIGIN = 'http://localhost:4322';

/**
 * Billing with a real D1 database, the real Stripe client and the stand-in; webhooks are delivered within this process.
 */
export type BillingHere = {
  services: Services;
  till: Till;
  standin: StripeStandin;
  db: D1Database;
  /** Creates a user on trial; returns their id. */
  person(email?: string): Promise<string>;
  /** The stored plan of a user. */
  record(userId: string): Promise<Record<string, unknown> | null>;
  /** Pays for a plan through a checkout; returns the checkout's id. */
  pay(userId: string, plan?: 'monthly' | 'annual'): Promise<string>;
  /** The customer id of a user; '' if there is none. */
  customerOf(userId: string): Promise<string>;
  /** Deletes all users and resets the stand-in. */
  reset(): Promise<void>;
  /** The number of calls of a path since the stand-in was last reset. */
  callsTo(path: string): Promise<number>;
  /** Makes this many batches of the database fail, after `after` batches that succeed. */
  breakBatches(times: number, after?: number): void;
  close(): Promise<void>;
};

/** Opens billing without the rest of the site. */
export async function openBillingHere(): Promise<BillingHere> {
  const folder = mkdtempSync(join(tmpdir(), 'delvewright-billing-'));
  const local = await freshLocalDatabase(folder);
  let [whole, broken] = [0, 0];
  const database: D1Database = new Proxy(local.db, {
    get(target, name) {
      if (name === 'batch' && whole > 0) whole -= 1;
      else if (name === 'batch' && broken > 0) {
        broken -= 1;
        return () => Promise.reject(new Error('D1 is not there.'));
      }
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  const standin = await startStripeStandin({
    appOrigin: ORIGIN,
    retryMs: 5,
    deliver: async ({ body, signature }) => {
      const headers = { 'Stripe-Signature': signature };
      const request = new Request(`${ORIGIN}/webhooks/stripe`, { method: 'POST', body, headers });
      try {
        return (await answerWebhook(request, services)).status;
      } catch {
        return 500;
      }
    },
  });
  const checked = readEnvironment({
    DB: database,
    FILES: {},
    FIGHTS: {},
    WRITE_LIMIT: {},
    COSTLY_LIMIT: {},
    COSTLY_READ_LIMIT: {},
    APP_ORIGIN: ORIGIN,
    SESSION_KEYS: `test:${'7'.repeat(64)}`,
    TICKET_SECRET: 'a-ticket-secret-for-this-test-alone-0',
    IDENTITY_ISSUER: 'https://sign-in.example',
    IDENTITY_CLIENT_ID: 'delvewright',
    STRIPE_SECRET_KEY: standin.secretKey,
    STRIPE_WEBHOOK_SECRET: standin.webhookSecret,
    STRIPE_PRICE_MONTHLY: standin.prices.monthly,
    STRIPE_PRICE_ANNUAL: standin.prices.annual,
    STRIPE_API: standin.url,
  });
  if (!checked.ok) throw new Error(checked.problems.join('; '));
  const services = {
    ...createServices(
      checked.environment,
      createLog(() => {}),
      () => {},
    ),
    db: openDatabase(database),
  };
  const { payments } = services;
  if (!payments) throw new Error('Payments are not set up.');
  let people = 0;
  return {
    services,
    till: { ...services, payments },
    standin,
    db: local.db,
    async person(email) {
      people += 1;
      const id = `person-${people}`;
      await local.db.batch([
        local.db
          .prepare(
            `insert into users (id, issuer, sub, email, email_verified, created_at, seen_at)
             values (?1, 'https://sign-in.example', ?1, ?2, 1, 0, 0)`,
          )
          .bind(id, email ?? `${id}@delvewright.test`),
        local.db
          .prepare(
            `insert into entitlements (user_id, status, trial_end, updated_at) values (?1, 'trialing', 4000000000, 0)`,
          )
          .bind(id),
      ]);
      return id;
    },
    record: (userId) =>
      local.db
        .prepare(
          `select e.status, e.trial_end, e.current_period_start, e.current_period_end, c.plan, c.ends_at
           from entitlements e left join customers c on c.user_id = e.user_id where e.user_id = ?1`,
        )
        .bind(userId)
        .first(),
    async pay(userId, plan = 'monthly') {
      const door = await openCheckout(services, userId, plan);
      if (!door.ok) throw new Error(door.reason);
      const session = door.url.split('/').at(-1) ?? '';
      await standin.control('POST pay', { session });
      return session;
    },
    customerOf: async (userId) => (await customerIdOf(services.db, userId)) ?? '',
    async reset() {
      await standin.control('POST reset');
      const tables = ['billing_events', 'billing_walk', 'entitlements', 'customers', 'users'];
      await local.db.batch(tables.map((table) => local.db.prepare(`delete from ${table}`)));
    },
    async callsTo(path) {
      const { requests } = await standin.control('GET log');
      return requests.filter((one) => one.path.startsWith(path)).length;
    },
    breakBatches(times, after = 0) {
      [whole, broken] = [after, times];
    },
    async close() {
      await standin.close();
      await local.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The billing environment of the current test file. */
export let here: BillingHere;

/** Opens a billing environment for a test file as `here`, and resets it before each test. */
export function billingForTests(): void {
  beforeAll(async () => {
    here = await openBillingHere();
  }, 120_000);
  afterAll(() => here?.close());
  beforeEach(() => here.reset());
}
