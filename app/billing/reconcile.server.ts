import { asc, eq, sql } from 'drizzle-orm';
import { entitlements } from '~/account/person/tables';
import type { Database } from '~/platform/database.server';
import type { PaymentCustomer, PaymentSubscription } from '~/platform/payments.server';
import type { Services } from '~/platform/services.server';
import { claimCustomer } from './claim.server';
import { entitlementOf } from './entitlement';
import { syncCustomer } from './sync.server';
import { billingWalk, customers } from './tables';
import type { Till } from './till.server';

/**
 * The result of a step: for how many users the record is now correct, and the cursor of the next step (null: finished).
 */
export type ReconcileStep = { ensured: number; next: string | null };

type Recorded = Awaited<ReturnType<typeof rowsOf>>[number];

function rowsOf(db: Database, ids: readonly string[]) {
  const { customerId, plan, endsAt } = customers;
  const { status, trialEnd, currentPeriodStart, currentPeriodEnd } = entitlements;
  return db
    .select({ customerId, plan, endsAt, status, trialEnd, currentPeriodStart, currentPeriodEnd })
    .from(customers)
    .leftJoin(entitlements, eq(entitlements.userId, customers.userId))
    .where(sql`${customerId} in (select value from json_each(${JSON.stringify(ids)}))`);
}

async function recordsOf(db: Database, ids: readonly string[]): Promise<Map<string, Recorded>> {
  return new Map((await rowsOf(db, ids)).map((row) => [row.customerId, row]));
}

/** Whether a record already matches these subscriptions, so that no sync is needed. */
function saysSo(recorded: Recorded, subscriptions: readonly PaymentSubscription[]): boolean {
  const { status, currentPeriodStart } = recorded;
  const wanted = entitlementOf(subscriptions, status && { status, currentPeriodStart });
  if (wanted === 'leave') return true;
  return (
    wanted.status === recorded.status &&
    wanted.trialEnd === recorded.trialEnd &&
    wanted.currentPeriodStart === recorded.currentPeriodStart &&
    wanted.currentPeriodEnd === recorded.currentPeriodEnd &&
    wanted.plan === recorded.plan &&
    wanted.endsAt === recorded.endsAt
  );
}

function byCustomer(each: readonly [PaymentCustomer, PaymentSubscription][]) {
  const groups = new Map<
    string,
    { customer: PaymentCustomer; subscriptions: PaymentSubscription[] }
  >();
  for (const [customer, subscription] of each) {
    const group = groups.get(customer.id) ?? { customer, subscriptions: [] };
    group.subscriptions.push(subscription);
    groups.set(customer.id, group);
  }
  return [...groups.values()];
}

async function reconcile(till: Till, after: string | null): Promise<ReconcileStep> {
  const { each, next } = await till.payments.allSubscriptions(after);
  const groups = byCustomer(each);
  const records = await recordsOf(
    till.db,
    groups.map(({ customer }) => customer.id),
  );
  let ensured = 0;
  for (const { customer, subscriptions } of groups) {
    const recorded = records.get(customer.id);
    if (!recorded && !(await claimCustomer(till, customer))) continue;
    if (!recorded || !saysSo(recorded, subscriptions)) await syncCustomer(till, customer.id);
    ensured += 1;
  }
  return { ensured, next };
}

/** Compares the next hundred subscriptions after the cursor with the records, and syncs those that differ. */
export async function reconcileStep(
  services: Services,
  after: string | null,
): Promise<ReconcileStep> {
  const { payments } = services;
  if (payments === null) return { ensured: 0, next: null };
  return reconcile({ ...services, payments }, after);
}

const MOST_LOOKED_UP = 3;

/** Syncs the customers who were synced longest ago: what has vanished at the provider is in none of its lists. */
async function lookAgain(till: Till): Promise<void> {
  const { customerId, syncAsked } = customers;
  const some = await till.db
    .select({ customerId })
    .from(customers)
    .orderBy(asc(syncAsked))
    .limit(MOST_LOOKED_UP);
  for (const row of some) await syncCustomer(till, row.customerId);
}

/** The id of the one row with the position of the walk. */
const WALK = 1;

async function placeOfWalk(db: Database): Promise<string | null> {
  const { id, next } = billingWalk;
  const [row] = await db.select({ next }).from(billingWalk).where(eq(id, WALK));
  return row?.next ?? null;
}

async function keepPlace(db: Database, next: string | null): Promise<void> {
  const set = { next };
  await db
    .insert(billingWalk)
    .values({ id: WALK, next })
    .onConflictDoUpdate({ target: billingWalk.id, set });
}

/** One step of the endless walk over all subscriptions, a hundred a minute; run by the schedule. */
export async function walkSubscriptions(services: Services): Promise<void> {
  const { db, payments, log } = services;
  if (payments === null) return;
  const after = await placeOfWalk(db);
  try {
    const till = { ...services, payments };
    const { next } = await reconcile(till, after);
    await keepPlace(db, next);
  } catch (error) {
    // A cursor that no longer exists would block the walk for ever: start again.
    if (payments.isTrouble(error)) await keepPlace(db, null);
    log.error('reconcile', error);
  }
  try {
    await lookAgain({ ...services, payments });
  } catch (error) {
    log.error('reconcile', error);
  }
}
