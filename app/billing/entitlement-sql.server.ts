import { sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import type { Entitlement } from './entitlement';

/**
 * The statement that writes a user's entitlement, unless a later sync has written already; an unchanged row is not
 * touched. `now` in milliseconds.
 */
export function entitlementStatement(
  db: Database,
  { customerId, number, now }: { customerId: string; number: number; now: number },
  { status, trialEnd, currentPeriodStart, currentPeriodEnd }: Entitlement,
) {
  return db.run(sql`
    insert into entitlements (user_id, status, trial_end, current_period_start, current_period_end, updated_at)
    select c.user_id, ${status}, ${trialEnd}, ${currentPeriodStart}, ${currentPeriodEnd}, ${now}
    from customers c where c.customer_id = ${customerId} and c.sync_written < ${number}
    on conflict (user_id) do update set status = excluded.status, trial_end = excluded.trial_end,
      current_period_start = excluded.current_period_start, current_period_end = excluded.current_period_end,
      updated_at = excluded.updated_at
    where entitlements.status is not excluded.status or entitlements.trial_end is not excluded.trial_end
      or entitlements.current_period_start is not excluded.current_period_start
      or entitlements.current_period_end is not excluded.current_period_end`);
}
