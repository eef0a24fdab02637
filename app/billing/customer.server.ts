import type { PaymentCustomer } from '~/platform/payments.server';
import { claimCustomer } from './claim.server';
import { type Buyer, buyerOf, customerIdOf, keepCustomer } from './customer-rows.server';
import { countRunning } from './entitlement';
import { tryToCreate } from './payment-tries.server';
import type { Till } from './till.server';

const MOST_LOOKED_AT = 5;

/**
 * The customer of a user: the one on record, else one that the provider already has for them, else a new one.
 * Concurrent calls give the same customer. `after` names a customer that turned out to be gone.
 */
export async function ensureCustomer(
  till: Till,
  userId: string,
  after: string | null = null,
): Promise<string> {
  const { db, payments, clock } = till;
  const known = await customerIdOf(db, userId);
  if (known !== null) return known;
  const buyer = await buyerOf(db, userId);
  if (!buyer) throw new Error('This person does not exist.');
  const found = await findCustomer(till, buyer);
  if (found !== null) return found;
  const customerId = await tryToCreate(till, userId, (attempt) =>
    payments.createCustomer({
      userId,
      email: buyer.email,
      key: `customer-${userId}-after-${after ?? 'none'}-${attempt}`,
    }),
  );
  const kept = await keepCustomer(db, { userId, customerId, now: clock.now() });
  if (kept === null) throw new Error('The customer was not kept.');
  return kept;
}

/**
 * Finds the provider's customer of a user without a record, and stores it: one that was created for this user, or an
 * unassigned one with their verified e-mail. An unverified e-mail proves nothing.
 */
export async function findCustomer(till: Till, { userId, email }: Buyer): Promise<string | null> {
  if (email === '') return null;
  const free = (await till.payments.customersByEmail(email)).filter(
    (customer) => customer.userId === null || customer.userId === userId,
  );
  for (const customer of await payingFirst(till, free)) {
    // Two users may have the same e-mail: the customer belongs to the one who has verified it.
    if ((await claimCustomer(till, customer)) === userId) return customer.id;
  }
  return null;
}

/** Puts the first customer with a subscription before the others. */
async function payingFirst(
  { payments }: Till,
  customers: readonly PaymentCustomer[],
): Promise<readonly PaymentCustomer[]> {
  if (customers.length < 2) return customers;
  for (const customer of customers.slice(0, MOST_LOOKED_AT)) {
    const found = await payments.subscriptionsOf(customer.id);
    if (countRunning(found?.pro ?? []) > 0) return [customer, ...customers];
  }
  return customers;
}
