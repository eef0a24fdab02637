import { inOneBatch, type Statement } from '~/platform/one-batch.server';
import { claimCustomer } from './claim.server';
import { countRunning, entitlementOf, type Recorded } from './entitlement';
import { isRunning } from './subscription-status';
import { takeTicket, writeStatements } from './sync-rows.server';
import type { Till } from './till.server';

/**
 * What came of a look: whose record was brought up to date, whether a subscription runs (or may: see `isUncertain`) and whether the provider no longer
 * knows the customer, or that nobody is that customer.
 */
export type SyncOutcome =
  | { kind: 'synced'; userId: string; running: boolean; gone: boolean }
  | { kind: 'stranger' };

/**
 * Asks the payment provider how a customer stands now and writes it down; every event, return and reconciliation ends here.
 * `alongside` is written in the same breath, or not at all.
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
  // Either they pay for something else, or a price of ours is missing from the configuration: only the owner can tell.
  const isUncertain =
    entitlement === 'leave' && othersRunning > 0 && isOfSubscription(ticket.recorded);
  if (othersRunning > 0) {
    log.info('subscriptions at prices that are not listed', { othersRunning, isUncertain });
  }
  await inOneBatch(db, [...writeStatements(db, look, entitlement), ...alongside]);
  const { userId } = ticket;
  return { kind: 'synced', userId, running: running > 0 || isUncertain, gone: found === null };
}

/** Whether a record is of a subscription that had not ended: the trial that we give has no period. */
function isOfSubscription(recorded: Recorded | null): boolean {
  if (recorded === null || recorded.status === 'expired') return false;
  return recorded.status !== 'trialing' || recorded.currentPeriodStart !== null;
}

async function claimAndTake(till: Till, customerId: string) {
  const customer = await till.payments.customer(customerId);
  if (!customer || !(await claimCustomer(till, customer))) return null;
  return takeTicket(till.db, customerId);
}
