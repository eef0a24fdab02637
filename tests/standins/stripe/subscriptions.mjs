import { periodEnd } from './clock.mjs';
import { customerOf } from './customers.mjs';
import { announce, endSubscription } from './cycle.mjs';
import { listPage } from './lists.mjs';
import { listOf } from './params.mjs';
import { badParam, missing } from './problems.mjs';
import { customerShape, priceOf, subscriptionShape } from './shapes.mjs';

function subscriptionOf({ store }, id) {
  const subscription = store.subscriptions.get(id);
  if (!subscription) throw missing('subscription', id);
  return subscription;
}

export function readSubscription(till, _params, id) {
  return subscriptionShape(subscriptionOf(till, id));
}

/** The subscriptions, newest first; without `status`, ended ones are omitted. */
export function listSubscriptions(till, params) {
  const { customer, status, expand } = params;
  if (customer !== undefined) customerOf(till, customer);
  const kept = [...till.store.subscriptions.values()].filter(
    (one) =>
      (customer === undefined || one.customer === customer) &&
      (status === 'all' || (status ? one.status === status : one.status !== 'canceled')),
  );
  const withCustomer = listOf(expand).includes('data.customer');
  const shape = (one) => ({
    ...subscriptionShape(one),
    ...(withCustomer ? { customer: customerShape(till.store.customers.get(one.customer)) } : {}),
  });
  return listPage(kept, params, { shape, url: '/v1/subscriptions' });
}

export function cancelSubscription(till, _params, id) {
  const subscription = subscriptionOf(till, id);
  if (subscription.endedAt !== null) throw missing('subscription', id);
  endSubscription(till, subscription);
  return subscriptionShape(subscription);
}

/** Sets whether a subscription ends with its period, or changes its price: another interval starts a new period now. */
export function changeSubscription(till, params, id) {
  const subscription = subscriptionOf(till, id);
  if (subscription.endedAt !== null) {
    throw badParam('id', 'A canceled subscription can only update its cancellation_details.');
  }
  const { cancel_at_period_end: ends, items } = params;
  if (ends !== undefined) {
    subscription.cancelAtPeriodEnd = ends === 'true' || ends === true;
    subscription.canceledAt = subscription.cancelAtPeriodEnd ? till.clock.now() : null;
  }
  const price = listOf(items)[0]?.price;
  if (price !== undefined) changePrice(till, subscription, price);
  announce(till, 'updated', subscription);
  return subscriptionShape(subscription);
}

function changePrice(till, subscription, id) {
  const price = priceOf(id);
  if (!price) throw missing('price', id);
  if (price.id === subscription.price) return;
  subscription.price = price.id;
  subscription.periodStart = till.clock.now();
  subscription.periodEnd = periodEnd(subscription.periodStart, price);
}
