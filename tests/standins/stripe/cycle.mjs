import { periodEnd } from './clock.mjs';
import { DAY, HOUR, RETRY_DAYS } from './settings.mjs';
import { invoiceShape, priceOf, sessionShape, subscriptionShape } from './shapes.mjs';
import { freshId } from './store.mjs';

/** Sends an event with the present state of a subscription. */
export function announce(till, change, subscription) {
  till.webhooks.emit(`customer.subscription.${change}`, subscriptionShape(subscription));
}

function cardOf(till, subscription) {
  return till.store.customers.get(subscription.customer)?.card ?? 'declines';
}

/** Starts a subscription whose first invoice is paid. */
export function startSubscription(till, { customer, price, metadata = {}, card = 'pays' }) {
  const now = till.clock.now();
  const owner = till.store.customers.get(customer);
  owner.card = card;
  const subscription = till.store.add('subscriptions', {
    id: freshId('sub'),
    customer,
    price,
    metadata,
    status: 'active',
    created: now,
    periodStart: now,
    periodEnd: periodEnd(now, priceOf(price)),
    cancelAtPeriodEnd: false,
    canceledAt: null,
    endedAt: null,
  });
  const invoice = openInvoice(till, subscription);
  Object.assign(invoice, { status: 'paid', attempts: 1, nextAttempt: null });
  announce(till, 'created', subscription);
  till.webhooks.emit('invoice.paid', invoiceShape(invoice));
  return subscription;
}

function openInvoice(till, subscription) {
  const now = till.clock.now();
  return till.store.add('invoices', {
    id: freshId('in'),
    customer: subscription.customer,
    subscription: subscription.id,
    amount: priceOf(subscription.price).unit_amount,
    status: 'draft',
    attempts: 0,
    created: now,
    // As at Stripe, the period moves first, and the card is charged about an hour later.
    nextAttempt: now + HOUR,
  });
}

/** Ends a subscription at once. */
export function endSubscription(till, subscription) {
  const now = till.clock.now();
  Object.assign(subscription, { status: 'canceled', endedAt: now });
  subscription.canceledAt ??= now;
  for (const invoice of till.store.invoices.values()) {
    if (invoice.subscription === subscription.id && invoice.status !== 'paid') {
      Object.assign(invoice, { status: 'void', nextAttempt: null });
    }
  }
  announce(till, 'deleted', subscription);
}

function renew(till, subscription) {
  if (subscription.cancelAtPeriodEnd) return endSubscription(till, subscription);
  subscription.periodStart = subscription.periodEnd;
  subscription.periodEnd = periodEnd(subscription.periodStart, priceOf(subscription.price));
  openInvoice(till, subscription);
  announce(till, 'updated', subscription);
}

/** Charges an invoice; returns whether the card paid. */
export function charge(till, invoice) {
  const subscription = till.store.subscriptions.get(invoice.subscription);
  invoice.attempts += 1;
  const paid = cardOf(till, subscription) === 'pays';
  if (paid) {
    Object.assign(invoice, { status: 'paid', nextAttempt: null });
    const was = subscription.status;
    subscription.status = 'active';
    till.webhooks.emit('invoice.paid', invoiceShape(invoice));
    if (was !== 'active') announce(till, 'updated', subscription);
    return true;
  }
  const days = RETRY_DAYS[invoice.attempts - 1];
  invoice.status = 'open';
  invoice.nextAttempt = days === undefined ? null : till.clock.now() + days * DAY;
  till.webhooks.emit('invoice.payment_failed', invoiceShape(invoice));
  if (days === undefined && till.settings.afterRetries === 'cancel') {
    endSubscription(till, subscription);
  } else {
    subscription.status = days === undefined ? 'unpaid' : 'past_due';
    announce(till, 'updated', subscription);
  }
  return false;
}

const LIVE = ['active', 'past_due', 'trialing'];

function nextWork(till) {
  const { subscriptions, invoices, sessions } = till.store;
  const works = [];
  for (const one of subscriptions.values()) {
    if (LIVE.includes(one.status)) works.push({ at: one.periodEnd, run: () => renew(till, one) });
  }
  for (const one of invoices.values()) {
    if (one.nextAttempt !== null) works.push({ at: one.nextAttempt, run: () => charge(till, one) });
  }
  for (const one of sessions.values()) {
    if (one.status === 'open') works.push({ at: one.expiresAt, run: () => expire(till, one) });
  }
  return works.reduce((first, work) => (first && first.at <= work.at ? first : work), null);
}

/** Closes an unpaid checkout session. */
export function expire(till, session) {
  session.status = 'expired';
  till.webhooks.emit('checkout.session.expired', sessionShape(session, till.url));
}

/** Does everything that is due until a moment, in order, with the clock set to the time of each item. */
export function runUntil(till, moment) {
  for (let work = nextWork(till); work && work.at <= moment; work = nextWork(till)) {
    till.clock.moveTo(work.at);
    work.run();
  }
  till.clock.moveTo(moment);
}
