import { endSubscription } from './cycle.mjs';
import { listPage } from './lists.mjs';
import { missing } from './problems.mjs';
import { customerShape } from './shapes.mjs';
import { freshId } from './store.mjs';

/** The customer with this id, unless deleted. */
export function customerOf({ store }, id) {
  const customer = store.customers.get(id);
  if (!customer || customer.deleted) throw missing('customer', id);
  return customer;
}

export function createCustomer(till, { email = null, name = null, metadata = {} }) {
  const customer = till.store.add('customers', {
    id: freshId('cus'),
    email,
    name,
    metadata,
    created: till.clock.now(),
    card: 'none',
  });
  till.webhooks.emit('customer.created', customerShape(customer));
  return customerShape(customer);
}

export function readCustomer({ store }, _params, id) {
  const customer = store.customers.get(id);
  if (!customer) throw missing('customer', id);
  return customerShape(customer);
}

export function changeCustomer(till, { metadata = {}, ...changes }, id) {
  const customer = customerOf(till, id);
  Object.assign(customer, changes);
  for (const [name, value] of Object.entries(metadata)) {
    // As at Stripe, an empty value removes the entry.
    if (value === '') delete customer.metadata[name];
    else customer.metadata[name] = value;
  }
  till.webhooks.emit('customer.updated', customerShape(customer));
  return customerShape(customer);
}

export function listCustomers({ store }, params) {
  const kept = [...store.customers.values()].filter(
    ({ deleted, email }) => !deleted && (params.email === undefined || email === params.email),
  );
  return listPage(kept, params, { shape: customerShape, url: '/v1/customers' });
}

/** Deletes a customer; their subscriptions end at once. */
export function deleteCustomer(till, _params, id) {
  const customer = customerOf(till, id);
  for (const subscription of till.store.subscriptions.values()) {
    if (subscription.customer === id && subscription.endedAt === null) {
      endSubscription(till, subscription);
    }
  }
  const gone = customerShape(customer);
  customer.deleted = true;
  till.webhooks.emit('customer.deleted', gone);
  return { id, object: 'customer', deleted: true };
}
