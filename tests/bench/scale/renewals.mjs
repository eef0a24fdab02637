import { startStripeStandin } from '../../standins/stripe/start.mjs';

const MONTH_DAYS = 31;

/**
 * The payment provider of the model day, for a site at `origin`: `values` is the Worker's configuration, and `openFor`
 * gives the member a monthly plan. Its result renews the plan once and sends the Worker every event of that, signed.
 */
export async function openProvider(origin) {
  let tell = null;
  const standin = await startStripeStandin({
    appOrigin: origin,
    retryMs: 0,
    deliver: (message) => tell(message),
  });
  await standin.control('POST events', { mode: 'held' });

  async function open(here, { email, meter }) {
    tell = teller(here, meter);
    const customer = await openCustomer(standin, email);
    const keep = `insert into customers (user_id, customer_id, created_at) select id, ?1, 0 from users where email = ?2`;
    await here.db.prepare(keep).bind(customer, email).run();
    const price = standin.prices.monthly;
    await standin.control('POST subscribe', { customer, price });
    return async () => {
      const before = new Set(await eventsOf(standin, customer));
      await standin.control('POST advance', { days: MONTH_DAYS });
      const ids = (await eventsOf(standin, customer)).filter((id) => !before.has(id));
      if (ids.length === 0) throw new Error('The plan was not renewed.');
      const { statuses } = await standin.control('POST deliver', { ids });
      if (statuses.some((status) => status !== 200)) throw new Error(`Refused: ${statuses}`);
    };
  }

  return {
    values: {
      STRIPE_SECRET_KEY: standin.secretKey,
      STRIPE_WEBHOOK_SECRET: standin.webhookSecret,
      STRIPE_PRICE_MONTHLY: standin.prices.monthly,
      STRIPE_PRICE_ANNUAL: standin.prices.annual,
      STRIPE_API: standin.url,
    },
    openFor: open,
    close: () => standin.close(),
  };
}

/** Sends an event to the Worker and records its cost there; the stand-in's own work in this process counts too. */
function teller(here, meter) {
  return async ({ body, signature }) => {
    const headers = { 'Stripe-Signature': signature, 'Content-Type': 'application/json' };
    const before = process.cpuUsage();
    const answer = await here.ask('/webhooks/stripe', { method: 'POST', headers, body });
    await answer.text();
    const { user, system } = process.cpuUsage(before);
    meter().requests += 1;
    meter().cpuMs += (user + system) / 1000;
    return answer.status;
  };
}

async function openCustomer(standin, email) {
  const answer = await fetch(`${standin.url}/v1/customers`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${standin.secretKey}` },
    body: new URLSearchParams({ email }),
  });
  return (await answer.json()).id;
}

/** The ids of all events of a customer so far. */
async function eventsOf(standin, customer) {
  const { events } = await standin.control('GET log');
  return events.filter(({ data: { object } }) => object.customer === customer).map(({ id }) => id);
}
