import type { Services } from '~/platform/services.server';
import { customerIdOf } from './customer-rows.server';
import { syncCustomer } from './sync.server';

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
