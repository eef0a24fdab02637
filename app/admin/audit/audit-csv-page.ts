import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import { csvHeaders, csvLine } from '~/platform/csv';
import { type AuditEntry, auditEntries, readAuditFilter } from './audit-rows.server';

const COLUMNS = [
  ...['id', 'at', 'adminId', 'adminName', 'act', 'subjectKind', 'subjectId', 'subjectName'],
  ...['before', 'after', 'requestId'],
];
const A_PAGE = 500;

function lineOf(entry: AuditEntry): string {
  const { id, at, adminId, adminName, act, subjectKind, subjectId, subjectName } = entry;
  const { before, after, requestId } = entry;
  const when = new Date(at).toISOString();
  return csvLine([
    ...[id, when, adminId, adminName, act, subjectKind, subjectId, subjectName],
    ...[before, after, requestId],
  ]);
}

/** The log of acts as a file, newest first, narrowed as the page is; written page by page, so that its length costs no memory. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db } = context.services;
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
