import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import { notFound } from '~/platform/answers';
import { csvHeaders, csvLine } from '~/platform/csv';
import { jobById } from '../job/jobs-sql.server';
import { type ReportRow, reportRows } from './report-rows-sql.server';

const COLUMNS = ['line', 'outcome', 'record', 'reason', 'undone'] as const;

type Form = { head: string; row: (row: ReportRow) => string; type: Record<string, string> };

const NDJSON = { 'Content-Type': 'application/x-ndjson' };

/** The two report formats: a header line, and a line for each row. */
const FORMS: ReadonlyMap<string, Form> = new Map([
  [
    'csv',
    {
      head: csvLine(COLUMNS),
      row: (row) => csvLine(COLUMNS.map((column) => row[column])),
      type: {},
    },
  ],
  ['ndjson', { head: '', row: (row) => `${JSON.stringify(row)}\n`, type: NDJSON }],
]);

/** The result of each line as a file; streamed page by page, so that its length needs no memory. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  const { db } = context.services;
  const form = FORMS.get(params.form ?? '');
  const job = await jobById(db, params.id ?? '');
  if (!form || job === null) return notFound();
  const encoder = new TextEncoder();
  const rows = reportRows(db, job.id);
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(form.head)),
    async pull(controller) {
      const { done, value } = await rows.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value.map(form.row).join('')));
    },
  });
  const name = `${job.name.replace(/\.ndjson$/, '')}-report.${params.form}`;
  return new Response(body, { headers: { ...csvHeaders(name), ...form.type } });
}
