import type { AppLoadContext } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import { notFound, problemJson } from '~/platform/answers';
import { capBody } from '~/platform/body-cap';
import { IMPORT_BYTES } from '~/platform/limits';
import { requireFreshAdmin } from '../../act/fresh-admin.server';
import { openCall } from '../job/jobs-sql.server';
import type { RecordKind } from '../job/record-kinds';
import { listedLines } from '../report/report-rows-sql.server';
import { reportText } from '../report/report-words';
import { importOn, type RestOfFile } from '../run/import-file.server';
import { NO_STORAGE, TOO_MANY } from './open-file.server';
import { PACKED } from './take-file.server';
import { tooLargeWords } from './upload-limits';

/** Form bodies, by which a program means something else. */
const FORMS = /^(multipart\/|application\/x-www-form-urlencoded)/i;
const NO_BOUNDS = { lines: Number.POSITIVE_INFINITY, bytes: Number.POSITIVE_INFINITY };

/** A GET shows nothing. */
export async function answerNoRead(context: AppLoadContext): Promise<never> {
  await requireAdmin(context);
  return notFound();
}

/**
 * Imports records as they arrive, one JSON object per line, and answers with a report as text. They are stored as a
 * job, so that all of it can be undone at once.
 */
export async function answerImport(
  request: Request,
  context: AppLoadContext,
  kind: RecordKind,
): Promise<Response> {
  const admin = await requireFreshAdmin(context);
  if (request.method !== 'POST') return problemJson(405, 'Send the records with POST.');
  if (request.headers.has('Content-Encoding')) return problemJson(415, PACKED);
  const type = request.headers.get('Content-Type') ?? '';
  if (FORMS.test(type)) {
    return problemJson(415, 'Send the records as application/x-ndjson: one JSON object per line.');
  }
  const capped = capBody(request, IMPORT_BYTES);
  if (capped.exceeded()) return problemJson(413, tooLargeWords(IMPORT_BYTES));
  const { body } = capped.request;
  if (body === null) return problemJson(400, 'Send the records as the body of the call.');
  const { services, requestId } = context;
  const doer = { at: services.clock.now(), admin, requestId };
  const job = await openCall(services.db, kind, doer);
  if (job === null) return problemJson(409, TOO_MANY);
  try {
    const rest: RestOfFile = body;
    const reading = { rest, maxBytes: IMPORT_BYTES, budget: { ...NO_BOUNDS } };
    await importOn(services, job, { ...reading, breaksOff: 'ends' });
  } catch (error) {
    services.log.error('import call', error, { job: job.id });
    return problemJson(503, NO_STORAGE);
  }
  const text = reportText(job, await listedLines(services.db, job.id));
  if (capped.exceeded()) return problemJson(413, `${tooLargeWords(IMPORT_BYTES)} ${text}`);
  if (job.state !== 'done') {
    const problem = job.problem ?? 'Someone else stopped the import.';
    return problemJson(/more than/.test(problem) ? 413 : 400, `${problem} ${text}`);
  }
  return new Response(text, {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'private, no-store' },
  });
}
