import type { Services } from '~/platform/services.server';
import { customerIdOf } from './customer-rows.server';

/**
 * Ends a user's subscriptions at once and deletes their customer; false when the provider did not confirm it, or cannot
 * be called because payments are no longer configured.
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
    // A user who pays for Pro at a price that is not configured would go on paying without an account: log it for the
    // owner.
    if (left > 0)
      log.info('subscriptions left at prices that are not listed', { customerId, left });
    return true;
  } catch (error) {
    if (!payments.isTrouble(error)) throw error;
    log.error('payments', error);
    return false;
  }
}
