import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAdmin } from '~/account/guard/guards.server';
import { adminPaths } from '~/admin-paths';
import { notFound, problemJson } from '~/platform/answers';
import { bodyJson, privateJson } from '~/platform/json-call.server';
import { writeTicket } from '~/platform/ticket.server';
import { requireFreshAdmin } from '../../act/fresh-admin.server';
import { isRecordFile } from '../job/record-kinds';
import { askedUpload } from './asked-upload';
import { openFile } from './open-file.server';
import { tooLargeWords, UPLOAD_LIMITS } from './upload-limits';

/** A GET shows nothing. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireAdmin(context);
  return notFound();
}

/**
 * POST `{ kind, name }`: returns where to PUT a records file, once: `{ url, headers }`. With `bytes` a large file is
 * sent in parts: `{ …, parts: { bytes, count, there } }`, each is PUT to `url&part=n`, and a POST to `url` completes
 * it.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const admin = await requireFreshAdmin(context);
  if (request.method !== 'POST') return problemJson(405, 'Ask for an upload with POST.');
  const read = askedUpload.safeParse(await bodyJson(request));
  if (!read.success) {
    return problemJson(400, 'Send { "kind": "monsters" or "spells", "name": "… .ndjson" }.');
  }
  const { name, bytes = 0 } = read.data;
  if (!isRecordFile(name)) return problemJson(400, 'Choose a .ndjson or .jsonl file.');
  const { partsBytes, partsMs, wholeBytes, wholeMs } = UPLOAD_LIMITS;
  if (bytes > partsBytes) return problemJson(413, tooLargeWords(partsBytes));
  const { services, requestId } = context;
  const now = services.clock.now();
  const opened = await openFile(services, { at: now, admin, requestId }, read.data);
  if (!opened.ok) return problemJson(opened.status, opened.problem);
  const { id, parts } = opened;
  const ticket = await writeTicket(services.config.TICKET_SECRET, {
    purpose: `import ${id}`,
    maxBytes: parts ? bytes : wholeBytes,
    expiresAt: now + (parts ? partsMs : wholeMs),
  });
  const url = `${services.config.APP_ORIGIN}${adminPaths.uploadRecords({ id, ticket })}`;
  const headers = { 'Content-Type': 'application/x-ndjson' };
  return privateJson({ url, headers, ...(parts ? { parts } : {}) });
}
