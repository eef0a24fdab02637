import type { Services } from '~/platform/services.server';
import { findCustomer } from './customer.server';
import { buyerOf, customerIdOf, forgetCustomer } from './customer-rows.server';
import { isSilent, noteSilence } from './silence.server';
import { syncCustomer } from './sync.server';
import type { Till } from './till.server';

/**
 * Syncs the plan of a user who has just signed in, so that the first page shows it. When the provider does not answer,
 * that is remembered, so that the next sign-in does not wait for it: the event or the reconciliation will update the
 * record. A refusal of this one call does not count as no answer.
 */
export async function syncOnSignIn(
  services: Services,
  { userId }: { userId: string },
): Promise<void> {
  const { payments, clock, log } = services;
  if (payments === null || isSilent(payments, clock)) return;
  try {
    await lookUp({ ...services, payments: payments.brisk }, userId);
  } catch (error) {
    if (!payments.isTrouble(error)) throw error;
    if (payments.isSilence(error)) noteSilence(payments, clock);
    log.error('billing at sign-in', error);
  }
}

async function lookUp(till: Till, userId: string): Promise<void> {
  const known = await customerIdOf(till.db, userId);
  if (known !== null) {
    const synced = await syncCustomer(till, known);
    if (synced.kind === 'synced' && !synced.gone) return;
    await forgetCustomer(till.db, known);
  }
  const buyer = await buyerOf(till.db, userId);
  const found = buyer && (await findCustomer(till, buyer));
  if (found) await syncCustomer(till, found);
}
