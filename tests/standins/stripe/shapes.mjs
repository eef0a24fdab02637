import { FOREIGN_PRICES, PRICES } from './settings.mjs';

/** The price with this id. */
export function priceOf(id) {
  return [...PRICES, ...FOREIGN_PRICES].find((price) => price.id === id);
}

/** A price in the API's format. */
export function priceShape({ id, unit_amount, interval, nickname }) {
  return {
    id,
    object: 'price',
    active: true,
    billing_scheme: 'per_unit',
    currency: 'usd',
    livemode: false,
    nickname,
    product: id === 'price_dice_club' ? 'prod_dice_club' : 'prod_delvewright_pro',
    recurring: { interval, interval_count: 1, usage_type: 'licensed' },
    type: 'recurring',
    unit_amount,
    unit_amount_decimal: String(unit_amount),
    metadata: {},
  };
}

/** A customer in the API's format; a deleted one has only that fact. */
export function customerShape({ id, email, name, metadata, created, deleted }) {
  if (deleted) return { id, object: 'customer', deleted: true };
  return {
    id,
    object: 'customer',
    created,
    currency: 'usd',
    delinquent: false,
    email,
    livemode: false,
    metadata: { ...metadata },
    name,
  };
}

/** A subscription in the API's format: the period's dates are on its item. */
export function subscriptionShape(subscription) {
  const { id, customer, status, price, periodStart, periodEnd, created } = subscription;
  const { cancelAtPeriodEnd, canceledAt, endedAt, metadata } = subscription;
  return {
    id,
    object: 'subscription',
    cancel_at: cancelAtPeriodEnd ? periodEnd : null,
    cancel_at_period_end: cancelAtPeriodEnd,
    canceled_at: canceledAt,
    collection_method: 'charge_automatically',
    created,
    currency: 'usd',
    customer,
    ended_at: endedAt,
    items: {
      object: 'list',
      data: [
        {
          id: id.replace(/^sub/, 'si'),
          object: 'subscription_item',
          created,
          current_period_end: periodEnd,
          current_period_start: periodStart,
          metadata: {},
          price: priceShape(priceOf(price)),
          quantity: 1,
          subscription: id,
        },
      ],
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    livemode: false,
    metadata: { ...metadata },
    start_date: created,
    status,
    trial_end: null,
    trial_start: null,
  };
}

/** An invoice in the API's format. */
export function invoiceShape(invoice) {
  const { id, customer, subscription, status, amount, attempts, nextAttempt, created } = invoice;
  return {
    id,
    object: 'invoice',
    amount_due: amount,
    amount_paid: status === 'paid' ? amount : 0,
    amount_remaining: status === 'paid' ? 0 : amount,
    attempt_count: attempts,
    attempted: attempts > 0,
    created,
    currency: 'usd',
    customer,
    livemode: false,
    next_payment_attempt: nextAttempt,
    parent: { type: 'subscription_details', subscription_details: { subscription } },
    status,
  };
}

/** A checkout session in the API's format. */
export function sessionShape(session, url) {
  const { id, customer, status, subscription, clientReference, metadata, expiresAt } = session;
  return {
    id,
    object: 'checkout.session',
    cancel_url: session.cancelUrl,
    client_reference_id: clientReference,
    created: session.created,
    customer,
    expires_at: expiresAt,
    livemode: false,
    metadata: { ...metadata },
    mode: 'subscription',
    payment_status: status === 'complete' ? 'paid' : 'unpaid',
    status,
    subscription,
    success_url: session.successUrl,
    url: status === 'open' ? `${url}/checkout/${id}` : null,
  };
}
