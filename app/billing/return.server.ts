import type { Services } from '~/platform/services.server';
import { customerIdOf } from './customer-rows.server';
import { syncCustomer } from './sync.server';

/** How a checkout stands that somebody comes back from, as the address of their settings tells it. */
export type CheckoutStanding = 'success' | 'unpaid' | 'unconfirmed';

/**
 * Asks the payment provider about the very checkout that an address names. Only one of the person's own that is paid or complete
 * is a success; none, another's and an unpaid one are not; 'unconfirmed' when the provider does not answer.
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
 * Looks up how a person stands who comes back from the payment provider, so that they need not wait for its event. When the
 * provider does not answer the page goes on without: the event, or the reconciliation, brings the record up to date.
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
