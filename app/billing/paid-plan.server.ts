import { eq } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import type { PlanName } from '~/platform/payments.server';
import { customers } from './tables';

/** What the settings page shows beside the entitlement: the plan's name, and when it ends if nothing changes (seconds). */
export async function paidPlanOf(
  db: Database,
  userId: string,
): Promise<{ plan: PlanName | null; endsAt: number | null } | null> {
  const { plan, endsAt } = customers;
  const [row] = await db
    .select({ plan, endsAt })
    .from(customers)
    .where(eq(customers.userId, userId));
  return row ?? null;
}
