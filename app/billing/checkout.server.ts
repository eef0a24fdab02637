import type { PlanName } from '~/platform/payments.server';
import type { Services } from '~/platform/services.server';
import { ensureCustomer } from './customer.server';
import { forgetCustomer } from './customer-rows.server';
import { tryToCreate } from './payment-tries.server';
import { syncCustomer } from './sync.server';
import type { Till } from './till.server';

/** The URL to send the browser to, or why there is none. */
export type BillingDoor =
  | { ok: true; url: string }
  | { ok: false; reason: 'not-set-up' | 'trouble' };

/**
 * Opens a checkout or the portal for the user's customer; a customer whom the provider no longer knows is replaced,
 * once.
 */
async function withCustomer(
  till: Till,
  userId: string,
  open: (customerId: string) => Promise<string>,
): Promise<string> {
  const customerId = await ensureCustomer(till, userId);
  try {
    return await open(customerId);
  } catch (error) {
    if (!till.payments.isGoneCustomer(error)) throw error;
    await forgetCustomer(till.db, customerId);
    return open(await ensureCustomer(till, userId, customerId));
  }
}

async function openDoor(
  services: Services,
  work: (till: Till) => Promise<string>,
): Promise<BillingDoor> {
  const { payments, log } = services;
  if (payments === null) return { ok: false, reason: 'not-set-up' };
  try {
    return { ok: true, url: await work({ ...services, payments }) };
  } catch (error) {
    if (!payments.isTrouble(error)) throw error;
    log.error('payments', error);
    return { ok: false, reason: 'trouble' };
  }
}

/** Opens the checkout of a plan; a user with a running subscription gets the portal instead. */
export async function openCheckout(
  services: Services,
  userId: string,
  plan: PlanName,
): Promise<BillingDoor> {
  return openDoor(services, (till) =>
    withCustomer(till, userId, async (customerId) => {
      const synced = await syncCustomer(till, customerId);
      if (synced.kind === 'synced' && synced.running) return till.payments.portal(customerId);
      return tryToCreate(till, userId, (attempt) =>
        till.payments.checkout({ customerId, userId, plan, attempt }),
      );
    }),
  );
}

/** Opens the portal in which a user manages subscriptions and payments. */
export async function openPortal(services: Services, userId: string): Promise<BillingDoor> {
  return openDoor(services, (till) =>
    withCustomer(till, userId, (customerId) => till.payments.portal(customerId)),
  );
}
