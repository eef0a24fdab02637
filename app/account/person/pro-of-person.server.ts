import { eq } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { isPro, NO_PLAN } from './pro';
import { effectiveRoles } from './roles';
import { entitlements, users } from './tables';

/** Whether another user than the caller has Pro, at a time in milliseconds since 1970. One read. */
export async function hasPro(db: Database, userId: string, now: number): Promise<boolean> {
  const [found] = await db
    .select({
      role: users.role,
      groups: users.groups,
      status: entitlements.status,
      trialEnd: entitlements.trialEnd,
      currentPeriodStart: entitlements.currentPeriodStart,
      currentPeriodEnd: entitlements.currentPeriodEnd,
    })
    .from(users)
    .leftJoin(entitlements, eq(entitlements.userId, users.id))
    .where(eq(users.id, userId))
    .limit(1);
  if (!found) return false;
  const { role, groups, status, ...times } = found;
  const plan = status === null ? NO_PLAN : { status, ...times };
  return isPro({ roles: effectiveRoles(role, groups), plan }, Math.floor(now / 1000));
}
