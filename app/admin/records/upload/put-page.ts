import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { problemJson } from '~/platform/answers';
import { privateJson } from '~/platform/json-call.server';
import { discardUpload } from '../job/jobs-sql.server';
import { partsThere } from './parts-sql.server';
import { endParts, takePart, takeWhole } from './take-file.server';
import { openedBy } from './ticket-holder.server';

/** GET with the ticket: the uploaded parts of a file: `{ state, bytes, parts: [{ part, bytes, hash }] }`. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const opened = await openedBy(request, params.id ?? '', context);
  if (!opened.ok) return problemJson(opened.status, opened.problem);
  const { state, bytes, id } = opened.job;
  const parts = await partsThere(context.services.db, id);
  return privateJson({
    state,
    bytes,
    parts: parts.map(({ part, bytes: of, hash }) => ({ part, bytes: of, hash })),
  });
}

/**
 * PUT with the ticket: the whole file, once; with `part=n` one part of it, any number of times. POST completes a file
 * in parts, DELETE cancels it. A complete file is queued: `{ id, bytes, hash }`.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const opened = await openedBy(request, params.id ?? '', context);
  if (!opened.ok) return problemJson(opened.status, opened.problem);
  const { job } = opened;
  if (job.state !== 'uploading') {
    return problemJson(403, 'This upload link was already used.');
  }
  const part = new URL(request.url).searchParams.get('part');
  switch (request.method) {
    case 'PUT':
      return part === null
        ? takeWhole(request, opened, context)
        : takePart(request, opened, Number(part), context);
    case 'POST':
      return endParts(opened, context);
    case 'DELETE':
      if (job.partUpload !== null && job.objectKey !== null) {
        const { files } = context.services;
        await files.resumeMultipartUpload(job.objectKey, job.partUpload).abort();
      }
      await discardUpload(context.services.db, job.id);
      return new Response(null, { status: 204 });
    default:
      return problemJson(405, 'Send the file with PUT.');
  }
}
