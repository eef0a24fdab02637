import { count, eq, isNotNull, sql } from 'drizzle-orm';
import { entitlements } from '~/account/person/tables';
import type { Database } from '~/platform/database.server';
import type { PlanName } from '~/platform/payments.server';
import { customers } from './tables';

/** How many users pay for a plan, and for how many of them it ends with its period. */
export type PayingPlan = { plan: PlanName; people: number; ending: number };

/** The plans that are paid for now. */
export async function payingPlans(db: Database): Promise<PayingPlan[]> {
  const { plan, endsAt, userId } = customers;
  const rows = await db
    .select({ plan, people: count(), ending: sql<number>`sum(${endsAt} is not null)` })
    .from(entitlements)
    .innerJoin(customers, eq(userId, entitlements.userId))
    .where(sql`${entitlements.status} = 'active' and ${isNotNull(plan)}`)
    .groupBy(plan);
  return rows.flatMap((row) => (row.plan === null ? [] : [{ ...row, plan: row.plan }]));
}
