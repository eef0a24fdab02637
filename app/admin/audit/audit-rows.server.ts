import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '~/platform/database.server';
import { prepared } from '~/platform/store/statements.server';
import { auditLog, SUBJECT_KINDS, type SubjectKind } from '../act/tables';

/** The filters of the audit log: an admin, one kind of action, or the subject. */
export type AuditFilter = {
  admin?: string;
  act?: string;
  kind?: SubjectKind;
  subject?: string;
};

export type AuditEntry = typeof auditLog.$inferSelect;

const PAGE = 50;
const LONGEST = 200;

/** Reads the filters from the query; invalid ones are left out. */
export function readAuditFilter(search: URLSearchParams): AuditFilter {
  const said = (name: string) => search.get(name)?.trim().slice(0, LONGEST) || undefined;
  const kind = SUBJECT_KINDS.find((known) => known === said('kind'));
  return { admin: said('admin'), act: said('act'), kind, subject: kind && said('subject') };
}

function wanted({ admin, act, kind, subject }: AuditFilter): (SQL | undefined)[] {
  return [
    admin === undefined ? undefined : eq(auditLog.adminId, admin),
    act === undefined ? undefined : eq(auditLog.act, act),
    kind && eq(auditLog.subjectKind, kind),
    subject === undefined ? undefined : eq(auditLog.subjectId, subject),
  ];
}

/** A page of the audit log, newest first, before the row `before`; `next` is the cursor of the following page. */
export async function auditEntries(
  db: Database,
  filter: AuditFilter,
  { before, limit = PAGE }: { before?: number; limit?: number } = {},
): Promise<{ entries: AuditEntry[]; next: number | null }> {
  const rows = await db
    .select()
    .from(auditLog)
    .where(and(...wanted(filter), before === undefined ? undefined : lt(auditLog.id, before)))
    .orderBy(desc(auditLog.id))
    .limit(limit + 1);
  const entries = rows.slice(0, limit);
  return { entries, next: rows.length > limit ? (entries.at(-1)?.id ?? null) : null };
}

/** The admins and actions in the log, for the filters. */
export async function auditChoices(db: Database) {
  const [admins, acts] = await db.batch([
    db
      .select({ id: auditLog.adminId, name: auditLog.adminName })
      .from(auditLog)
      .groupBy(auditLog.adminId)
      .orderBy(auditLog.adminName)
      .limit(100),
    db
      .select({ act: auditLog.act })
      .from(auditLog)
      .groupBy(auditLog.act)
      .orderBy(auditLog.act)
      .limit(100),
  ]);
  return { admins, acts: acts.map(({ act }) => act) };
}

/** How long audit rows are kept. */
const KEPT_MS = 2 * 365 * 24 * 60 * 60 * 1000;
const A_SWEEP = 1_000;

/** Deletes audit rows older than two years; run by the schedule. */
export async function purgeAudit(db: Database, now: number): Promise<void> {
  const old = sql`select id from ${auditLog} where at < ${now - KEPT_MS} order by at limit ${A_SWEEP}`;
  await prepared(db, sql`delete from ${auditLog} where id in (${old})`).run();
}
