import type { StoredPlanStatus } from '~/account/person/pro';
import type { Database } from '~/platform/database.server';
import type { Entitlement } from './entitlement';

/** Whose record a look at the provider is for, its number, and what the record says now. */
export type SyncTicket = { userId: string; number: number; recorded: StoredPlanStatus | null };

/** Takes the next number for a look at the provider; null when the customer is nobody's. */
export async function takeTicket(db: Database, customerId: string): Promise<SyncTicket | null> {
  const query = `update customers set sync_asked = sync_asked + 1 where customer_id = ?1
    returning user_id, sync_asked, (select e.status from entitlements e where e.user_id = customers.user_id) as status`;
  const row = await db.$client
    .prepare(query)
    .bind(customerId)
    .first<{ user_id: string; sync_asked: number; status: StoredPlanStatus | null }>();
  return row && { userId: row.user_id, number: row.sync_asked, recorded: row.status };
}

const WRITE = `
  insert into entitlements (user_id, status, trial_end, current_period_start, current_period_end, updated_at)
  select c.user_id, ?3, ?4, ?5, ?6, ?7 from customers c where c.customer_id = ?1 and c.sync_written < ?2
  on conflict (user_id) do update set status = excluded.status, trial_end = excluded.trial_end,
    current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
    updated_at = excluded.updated_at
  where entitlements.status is not excluded.status or entitlements.trial_end is not excluded.trial_end
    or entitlements.current_period_start is not excluded.current_period_start
    or entitlements.current_period_end is not excluded.current_period_end`;

const MARK = `update customers set sync_written = ?2, running = ?3, plan = ?4, ends_at = ?5
  where customer_id = ?1 and sync_written < ?2`;

const MARK_ONLY = `update customers set sync_written = ?2, running = ?3
  where customer_id = ?1 and sync_written < ?2`;

/**
 * The statements that write what a look at the provider found. A look that began before one that has already written changes
 * nothing: whoever looks last has seen the latest. `now` in milliseconds.
 */
export function writeStatements(
  db: Database,
  look: { customerId: string; number: number; running: number; now: number },
  entitlement: Entitlement | 'leave',
): D1PreparedStatement[] {
  const { customerId, number, running, now } = look;
  if (entitlement === 'leave') {
    return [db.$client.prepare(MARK_ONLY).bind(customerId, number, running)];
  }
  const { status, trialEnd, currentPeriodStart, currentPeriodEnd, plan, endsAt } = entitlement;
  return [
    db.$client
      .prepare(WRITE)
      .bind(customerId, number, status, trialEnd, currentPeriodStart, currentPeriodEnd, now),
    db.$client.prepare(MARK).bind(customerId, number, running, plan, endsAt),
  ];
}
