import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import type { Plan } from './pro';
import { planHistory } from './tables';

/**
 * When an expired paid plan ended, in seconds since 1970; null when nothing was ever paid. A canceled plan ends with
 * its period; one that ended because of a missing payment ends before that, when it expired.
 */
export async function planEndedAt(
  db: Database,
  userId: string,
  { currentPeriodEnd }: Plan,
): Promise<number | null> {
  if (currentPeriodEnd === null) return null;
  const { id, at, status } = planHistory;
  const before = sql`coalesce((select max(id) from plan_history
    where user_id = ${userId} and status <> 'expired'), 0)`;
  const [since] = await db
    .select({ at })
    .from(planHistory)
    .where(and(eq(planHistory.userId, userId), eq(status, 'expired'), gt(id, before)))
    .orderBy(asc(id))
    .limit(1);
  return Math.min(currentPeriodEnd, Math.floor((since?.at ?? Infinity) / 1000));
}
