import { customerOf } from './customers.mjs';
import { expire, startSubscription } from './cycle.mjs';
import { listPage } from './lists.mjs';
import { listOf } from './params.mjs';
import { badParam, missing } from './problems.mjs';
import { DAY } from './settings.mjs';
import { priceOf, sessionShape } from './shapes.mjs';
import { freshId } from './store.mjs';

function sessionOf({ store }, id) {
  const session = store.sessions.get(id);
  if (!session) throw missing('checkout.session', id);
  return session;
}

function address(value, name) {
  if (!/^https?:\/\//.test(value ?? '')) throw badParam(name, `Not a valid URL: ${name}`);
  return value;
}

export function createSession(till, params) {
  const { customer, mode, line_items: items, client_reference_id: clientReference = null } = params;
  customerOf(till, customer);
  if (mode !== 'subscription') throw badParam('mode', 'This stand-in sells subscriptions only.');
  const [item] = listOf(items);
  if (!priceOf(item?.price)) throw missing('price', item?.price);
  const now = till.clock.now();
  const session = till.store.add('sessions', {
    id: freshId('cs_test'),
    customer,
    price: item.price,
    status: 'open',
    subscription: null,
    clientReference,
    metadata: params.metadata ?? {},
    subscriptionMetadata: params.subscription_data?.metadata ?? {},
    successUrl: address(params.success_url, 'success_url'),
    cancelUrl: params.cancel_url === undefined ? null : address(params.cancel_url, 'cancel_url'),
    created: now,
    expiresAt: now + DAY,
  });
  return sessionShape(session, till.url);
}

export function readSession(till, _params, id) {
  return sessionShape(sessionOf(till, id), till.url);
}

export function listSessions(till, params) {
  const kept = [...till.store.sessions.values()].filter(
    (one) =>
      (params.customer === undefined || one.customer === params.customer) &&
      (params.status === undefined || one.status === params.status),
  );
  const shape = (one) => sessionShape(one, till.url);
  return listPage(kept, params, { shape, url: '/v1/checkout/sessions' });
}

/** The line items of a session: what it sells. */
export function listLines(till, _params, id) {
  const session = sessionOf(till, id);
  const price = priceOf(session.price);
  return {
    object: 'list',
    data: [{ id: freshId('li'), object: 'item', price: { id: price.id, object: 'price' } }],
    has_more: false,
    url: `/v1/checkout/sessions/${id}/line_items`,
  };
}

export function expireSession(till, _params, id) {
  const session = sessionOf(till, id);
  if (session.status !== 'open') {
    throw badParam('id', `Only open sessions can be expired; this one is ${session.status}.`);
  }
  expire(till, session);
  return sessionShape(session, till.url);
}

/** Pays an open session with a valid card; returns the session, with its subscription started. */
export function paySession(till, id) {
  const session = sessionOf(till, id);
  if (session.status !== 'open') return session;
  const { customer, price, subscriptionMetadata } = session;
  const subscription = startSubscription(till, { customer, price, metadata: subscriptionMetadata });
  Object.assign(session, { status: 'complete', subscription: subscription.id });
  till.webhooks.emit('checkout.session.completed', sessionShape(session, till.url));
  return session;
}
