import { inOneBatch, type Statement } from '~/platform/one-batch.server';
import { claimCustomer } from './claim.server';
import { countRunning, entitlementOf, type Recorded } from './entitlement';
import { isRunning } from './subscription-status';
import { takeTicket, writeStatements } from './sync-rows.server';
import type { Till } from './till.server';

/**
 * The result of a sync: whose record was updated, whether a subscription is running (or may be: see `isUncertain`) and
 * whether the provider no longer knows the customer; `stranger` when no user has that customer.
 */
export type SyncOutcome =
  | { kind: 'synced'; userId: string; running: boolean; gone: boolean }
  | { kind: 'stranger' };

/**
 * Reads a customer's present state from the payment provider and stores it; every event, return and reconciliation ends
 * here. `alongside` is written in the same batch.
 */
export async function syncCustomer(
  till: Till,
  customerId: string,
  alongside: readonly Statement[] = [],
): Promise<SyncOutcome> {
  const { db, payments, clock, log } = till;
  const ticket = (await takeTicket(db, customerId)) ?? (await claimAndTake(till, customerId));
  if (!ticket) {
    if (alongside.length > 0) await inOneBatch(db, alongside);
    return { kind: 'stranger' };
  }
  const found = await payments.subscriptionsOf(customerId);
  const { pro, others } = found ?? { pro: [], others: [] };
  const running = countRunning(pro);
  const othersRunning = others.filter(isRunning).length;
  if (running > 1) log.error('two subscriptions', new Error(`${customerId} runs ${running}`));
  const look = { customerId, number: ticket.number, running, now: clock.now() };
  const entitlement = entitlementOf(pro, ticket.recorded, othersRunning > 0);
  // Either the user pays for something else, or one of our prices is missing from the configuration: only the owner can
  // tell.
  const isUncertain =
    entitlement === 'leave' && othersRunning > 0 && isOfSubscription(ticket.recorded);
  if (othersRunning > 0) {
    log.info('subscriptions at prices that are not listed', { othersRunning, isUncertain });
  }
  await inOneBatch(db, [...writeStatements(db, look, entitlement), ...alongside]);
  const { userId } = ticket;
  return { kind: 'synced', userId, running: running > 0 || isUncertain, gone: found === null };
}

/** Whether a record is based on a subscription that had not ended; our own trial has no period. */
function isOfSubscription(recorded: Recorded | null): boolean {
  if (recorded === null || recorded.status === 'expired') return false;
  return recorded.status !== 'trialing' || recorded.currentPeriodStart !== null;
}

async function claimAndTake(till: Till, customerId: string) {
  const customer = await till.payments.customer(customerId);
  if (!customer || !(await claimCustomer(till, customer))) return null;
  return takeTicket(till.db, customerId);
}
