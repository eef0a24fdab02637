import type { StoredPlanStatus } from '~/account/person/pro';
import type { Database } from '~/platform/database.server';
import type { PaymentCustomer, PaymentSubscription } from '~/platform/payments.server';
import type { Services } from '~/platform/services.server';
import { claimCustomer } from './claim.server';
import { entitlementOf } from './entitlement';
import { syncCustomer, type Till } from './sync.server';

/** How far a reconciliation came: for how many people the record is right now, and where to go on (null: it is complete). */
export type ReconcileStep = { ensured: number; next: string | null };

type Recorded = {
  customer_id: string;
  status: StoredPlanStatus | null;
  trial_end: number | null;
  current_period_start: number | null;
  current_period_end: number | null;
  plan: string | null;
  ends_at: number | null;
};

async function recordsOf(db: Database, ids: string[]): Promise<Map<string, Recorded>> {
  const query = `select c.customer_id, c.plan, c.ends_at, e.status, e.trial_end, e.current_period_start, e.current_period_end
    from json_each(?1) j join customers c on c.customer_id = j.value left join entitlements e on e.user_id = c.user_id`;
  const { results } = await db.$client.prepare(query).bind(JSON.stringify(ids)).all<Recorded>();
  return new Map(results.map((row) => [row.customer_id, row]));
}

/** Whether a record already says what these subscriptions mean, so that nobody need be asked again. */
function saysSo(recorded: Recorded, subscriptions: readonly PaymentSubscription[]): boolean {
  const wanted = entitlementOf(subscriptions, recorded.status);
  if (wanted === 'leave') return true;
  return (
    wanted.status === recorded.status &&
    wanted.trialEnd === recorded.trial_end &&
    wanted.currentPeriodStart === recorded.current_period_start &&
    wanted.currentPeriodEnd === recorded.current_period_end &&
    wanted.plan === recorded.plan &&
    wanted.endsAt === recorded.ends_at
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

/** Compares a hundred subscriptions with the records, after the one that is named, and mends what differs. */
export async function reconcileStep(
  services: Services,
  after: string | null,
): Promise<ReconcileStep> {
  const { payments } = services;
  if (payments === null) return { ensured: 0, next: null };
  return reconcile({ ...services, payments }, after);
}

const MOST_LOOKED_UP = 3;

/** Looks up the customers who were looked up least: what has vanished at the provider is in no list of its own. */
async function lookAgain(till: Till): Promise<void> {
  const query = `select customer_id from customers order by sync_asked limit ${MOST_LOOKED_UP}`;
  const { results } = await till.db.$client.prepare(query).all<{ customer_id: string }>();
  for (const { customer_id } of results) await syncCustomer(till, customer_id);
}

/** One step of the walk that goes on for ever, a hundred subscriptions a minute: the schedule's part. */
export async function walkSubscriptions(services: Services): Promise<void> {
  const { db, payments, log } = services;
  if (payments === null) return;
  const read = 'select next from billing_walk where id = 1';
  const after = (await db.$client.prepare(read).first<string | null>('next')) ?? null;
  const keep = `insert into billing_walk (id, next) values (1, ?1) on conflict (id) do update set next = excluded.next`;
  try {
    const till = { ...services, payments };
    const { next } = await reconcile(till, after);
    await db.$client.prepare(keep).bind(next).run();
  } catch (error) {
    // A place to go on from that is gone would stop the walk for ever: it starts again.
    if (payments.isTrouble(error)) await db.$client.prepare(keep).bind(null).run();
    log.error('reconcile', error);
  }
  try {
    await lookAgain({ ...services, payments });
  } catch (error) {
    log.error('reconcile', error);
  }
}
