import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { auditLog } from '../../act/tables';

/**
 * How long the same action is refused: each mail invalidates the one before, and a double press should send only one.
 */
const BETWEEN_MS = 60_000;

/** Whether an action was done to a user within the last minute, by the audit log. */
export async function wasJustDone(
  db: Database,
  { act, id, now }: { act: string; id: string; now: number },
): Promise<boolean> {
  const isIts = and(eq(auditLog.subjectKind, 'person'), eq(auditLog.subjectId, id));
  const isRecent = and(eq(auditLog.act, act), gt(auditLog.at, now - BETWEEN_MS));
  const [recent] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(isIts, isRecent))
    .limit(1);
  return recent !== undefined;
}
