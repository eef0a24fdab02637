import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import type { Plan } from './pro';
import { planHistory } from './tables';

/**
 * When a paid plan that has expired ended, in seconds since 1970; null when nothing was paid for. A plan that was canceled ends
 * with its period, one that was given up for want of a payment before the end of the next.
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
