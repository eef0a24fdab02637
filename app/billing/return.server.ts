import type { Services } from '~/platform/services.server';
import { customerIdOf } from './customer-rows.server';
import { syncCustomer } from './sync.server';

/** The state of the checkout that a user returns from, as the settings page's address carries it. */
export type CheckoutStanding = 'success' | 'unpaid' | 'unconfirmed';

/**
 * Asks the payment provider about the checkout that the URL names. Only a paid or complete one of this user is a
 * success; a missing, foreign or unpaid one is not; 'unconfirmed' when the provider does not answer.
 */
export async function checkoutOnReturn(
  { payments, db, log }: Services,
  userId: string,
  checkout: string | null,
): Promise<CheckoutStanding> {
  if (checkout === null || !/^cs_\w{1,250}$/.test(checkout)) return 'unpaid';
  const customerId = payments && (await customerIdOf(db, userId));
  if (!payments || !customerId) return 'unpaid';
  try {
    const standing = await payments.brisk.checkoutStanding(checkout);
    return standing?.paid && standing.customerId === customerId ? 'success' : 'unpaid';
  } catch (error) {
    log.error('return from billing', error);
    return 'unconfirmed';
  }
}

/**
 * Syncs a user who returns from the payment provider, so that they need not wait for its event. When the provider does
 * not answer the page continues without: the event or the reconciliation will update the record.
 */
export async function syncOnReturn(services: Services, userId: string): Promise<void> {
  const { payments, db, log } = services;
  const customerId = payments && (await customerIdOf(db, userId));
  if (!payments || !customerId) return;
  try {
    await syncCustomer({ ...services, payments: payments.brisk }, customerId);
  } catch (error) {
    log.error('return from billing', error);
  }
}
