import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { auditLog } from '../../act/tables';

/** Each mail makes what the one before said worthless, and somebody who presses twice wants one. */
const BETWEEN_MS = 60_000;

/** Whether an act was done to somebody within the last minute, by the log of acts. */
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
