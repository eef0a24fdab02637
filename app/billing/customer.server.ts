import { claimCustomer } from './claim.server';
import { buyerOf, customerIdOf, keepCustomer } from './customer-rows.server';
import type { Till } from './sync.server';

/**
 * The customer of a person: the one on record, else one that the provider has for their verified e-mail, else a new one.
 * However often this runs at once, there is one customer. `after` names one that turned out to be gone.
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
  const { email, emailVerified } = buyer;
  if (emailVerified && email !== '') {
    for (const customer of await payments.customersByEmail(email)) {
      const free = customer.userId === null || customer.userId === userId;
      if (free && (await claimCustomer(till, customer))) return customer.id;
    }
  }
  const key = after === null ? `customer-${userId}` : `customer-${userId}-after-${after}`;
  const customerId = await payments.createCustomer({ userId, email, key });
  const kept = await keepCustomer(db, { userId, customerId, now: clock.now() });
  if (kept === null) throw new Error('The customer was not kept.');
  return kept;
}
