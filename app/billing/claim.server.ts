import type { PaymentCustomer } from '~/platform/payments.server';
import { buyerByEmail, buyerOf, keepCustomer } from './customer-rows.server';
import type { Till } from './till.server';

/**
 * Finds the user of a customer that no record names, and stores them: the user it was created for, or the one user with
 * the same verified e-mail. Returns the customer's user id; null when there is none.
 */
export async function claimCustomer(till: Till, customer: PaymentCustomer): Promise<string | null> {
  const { db, payments, clock } = till;
  const userId = await ownerOf(till, customer);
  if (userId === null) return null;
  const kept = await keepCustomer(db, { userId, customerId: customer.id, now: clock.now() });
  if (kept !== customer.id) return null;
  if (customer.userId === null) await payments.nameOwner(customer.id, userId);
  return userId;
}

async function ownerOf({ db }: Till, { email, userId }: PaymentCustomer): Promise<string | null> {
  if (userId !== null) return (await buyerOf(db, userId))?.userId ?? null;
  return email === '' ? null : buyerByEmail(db, email);
}
