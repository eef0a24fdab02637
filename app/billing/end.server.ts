import type { Services } from '~/platform/services.server';
import { customerIdOf } from './customer-rows.server';

/**
 * Ends what a person pays for, at once, and deletes their customer; false when the provider did not confirm it, or cannot be
 * asked because payments are not set up any more.
 */
export async function endBilling(services: Services, userId: string): Promise<boolean> {
  const { db, payments, log } = services;
  const customerId = await customerIdOf(db, userId);
  if (customerId === null) return true;
  if (payments === null) {
    const problem = `${customerId} may still be paying, and payments are not set up.`;
    log.error('payments', new Error(problem));
    return false;
  }
  try {
    const left = await payments.endCustomer(customerId);
    // Whoever pays for Pro at a price that is not listed pays on without an account: the owner must hear of it.
    if (left > 0)
      log.info('subscriptions left at prices that are not listed', { customerId, left });
    return true;
  } catch (error) {
    if (!payments.isTrouble(error)) throw error;
    log.error('payments', error);
    return false;
  }
}
