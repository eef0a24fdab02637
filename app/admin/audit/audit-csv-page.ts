import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import { csvHeaders, csvLine } from '~/platform/csv';
import { byPressAlone } from '~/platform/door-answers';
import { auditRow } from '../act/audit-row.server';
import { requireFreshAdmin } from '../act/fresh-admin.server';
import { type AuditEntry, auditEntries, readAuditFilter } from './audit-rows.server';

const COLUMNS = [
  'id',
  'at',
  'adminId',
  'adminName',
  'act',
  'subjectKind',
  'subjectId',
  'subjectName',
  'before',
  'after',
  'requestId',
];
const A_PAGE = 500;

function lineOf(entry: AuditEntry): string {
  const { id, at, adminId, adminName, act, subjectKind, subjectId, subjectName } = entry;
  const { before, after, requestId } = entry;
  const when = new Date(at).toISOString();
  return csvLine([
    id,
    when,
    adminId,
    adminName,
    act,
    subjectKind,
    subjectId,
    subjectName,
    before,
    after,
    requestId,
  ]);
}

/** A GET shows nothing: the log is exported only by a form POST, which is itself logged. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  return byPressAlone(request, 'Use the button in the audit log to get this file.');
}

/**
 * The audit log as a CSV file, newest first, with the page's filters; streamed page by page, so that its length needs
 * no memory.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  const { services, requestId } = context;
  const { db, clock } = services;
  await auditRow(db, {
    at: clock.now(),
    admin,
    requestId,
    act: 'Export audit log',
    always: true,
    subject: { kind: 'product', id: 'audit log' },
  }).run();
  const filter = readAuditFilter(new URL(request.url).searchParams);
  const encoder = new TextEncoder();
  let before: number | null | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(csvLine(COLUMNS)));
    },
    async pull(controller) {
      const { entries, next } = await auditEntries(db, filter, {
        before: before ?? undefined,
        limit: A_PAGE,
      });
      controller.enqueue(encoder.encode(entries.map(lineOf).join('')));
      before = next;
      if (next === null) controller.close();
    },
  });
  return new Response(body, { headers: csvHeaders('audit-log.csv') });
}
