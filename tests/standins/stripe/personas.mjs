import { periodEnd } from './clock.mjs';
import { charge, endSubscription, startSubscription } from './cycle.mjs';
import { DAY, HOUR, PRICES } from './settings.mjs';
import { priceOf } from './shapes.mjs';
import { freshId } from './store.mjs';

/** The users of the hosted sign-in who have paid before; the site finds them by their verified e-mail. */
const PERSONAS = [
  { key: 'paying', name: 'Perrin Silverpurse', daysAgo: 9, since: () => {} },
  { key: 'past-due', name: 'Odo Latecoin', daysAgo: 33, since: failRenewal },
  { key: 'lapsed', name: 'Lorcan Emberfade', daysAgo: 60, since: endSubscription },
];

/** Creates the customers from before the stand-in was started, without sending events. */
export function seatPersonas(till) {
  till.webhooks.setMode({ mode: 'lost', delayMs: 0 });
  const now = till.clock.now();
  for (const { key, name, daysAgo, since } of PERSONAS) {
    const created = now - daysAgo * DAY;
    const customer = till.store.add('customers', {
      // The same at each start, so that records of an earlier run still refer to them.
      id: `cus_delvewright_${key.replace('-', '_')}`,
      email: `${key}@delvewright.test`,
      name,
      metadata: {},
      created,
      card: 'pays',
    });
    const price = PRICES[0].id;
    const subscription = startSubscription(till, { customer: customer.id, price });
    Object.assign(subscription, {
      created,
      periodStart: created,
      periodEnd: periodEnd(created, priceOf(price)),
    });
    since(till, subscription);
  }
  till.store.events.clear();
  till.webhooks.setMode({ mode: 'normal', delayMs: 0 });
}

/** The period began two days ago, and its charge has failed once. */
function failRenewal(till, subscription) {
  till.store.customers.get(subscription.customer).card = 'declines';
  subscription.periodStart = till.clock.now() - 2 * DAY;
  subscription.periodEnd = periodEnd(subscription.periodStart, priceOf(subscription.price));
  const invoice = till.store.add('invoices', {
    id: freshId('in'),
    customer: subscription.customer,
    subscription: subscription.id,
    amount: priceOf(subscription.price).unit_amount,
    status: 'draft',
    attempts: 0,
    created: subscription.periodStart,
    nextAttempt: subscription.periodStart + HOUR,
  });
  charge(till, invoice);
}
