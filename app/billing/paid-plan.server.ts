import { eq } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import type { PlanName } from '~/platform/payments.server';
import { customers } from './tables';

/**
 * What the settings page shows besides the entitlement: the plan's name, when it ends if nothing changes (seconds since
 * 1970), and how many subscriptions are running.
 */
export async function paidPlanOf(
  db: Database,
  userId: string,
): Promise<{ plan: PlanName | null; endsAt: number | null; running: number } | null> {
  const { plan, endsAt, running } = customers;
  const [row] = await db
    .select({ plan, endsAt, running })
    .from(customers)
    .where(eq(customers.userId, userId));
  return row ?? null;
}
