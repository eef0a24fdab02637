import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { paths } from '~/paths';
import { notFound, problemJson } from '~/platform/answers';
import { capBody } from '~/platform/body-cap';
import { readTicket } from '~/platform/ticket.server';
import { barePicture } from '~/platform/uploads/bare-picture';
import { judgeUpload, tooLarge } from '~/platform/uploads/judge-upload';
import { isUploadKind } from '~/platform/uploads/upload-kinds';
import { keepUpload } from '~/platform/uploads/upload-rows.server';
import { spendTicket } from '~/platform/used-tickets.server';

/** A GET shows nothing: this address only serves uploads. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireMember(context);
  return notFound();
}

/** PUT: stores one file of the ticket's user, once. Returns `{ id, address }`. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { userId } = await requireMember(context);
  const { kind } = params;
  if (!isUploadKind(kind)) return notFound();
  if (request.method !== 'PUT') return problemJson(405, 'Send the file with PUT.');
  const { services } = context;
  const now = services.clock.now();
  const text = new URL(request.url).searchParams.get('ticket') ?? '';
  const secret = services.config.TICKET_SECRET;
  const read = await readTicket(secret, `upload ${kind} ${userId}`, text, now);
  if (!read.ok) return problemJson(403, read.problem);
  if (request.headers.has('Content-Encoding'))
    return problemJson(415, 'Send the file uncompressed.');
  const capped = capBody(request, read.ticket.maxBytes);
  if (capped.exceeded()) return problemJson(413, tooLarge(kind));
  if (!(await spendTicket(services.db, read.ticket)))
    return problemJson(403, 'This upload link was already used.');
  const bytes = await bytesOf(capped.request);
  if (bytes === null || capped.exceeded()) {
    return capped.exceeded()
      ? problemJson(413, tooLarge(kind))
      : problemJson(400, 'The file did not arrive complete. Try again.');
  }
  const judged = judgeUpload(kind, bytes);
  if (!judged.ok) return problemJson(judged.status, judged.problem);
  const { facts } = judged;
  // Remove where and by whom it was taken, whoever may see the picture.
  const bare = barePicture(facts.type, bytes);
  if (bare === null) return problemJson(415, 'This picture is broken. Choose another.');
  const kept = await keepUpload(services, userId, { kind, bytes: bare, facts }, now);
  if (kept.ok) return Response.json({ id: kept.id, address: paths.upload(kept) }, { status: 201 });
  return kept.reason === 'full'
    ? problemJson(409, 'Your storage is full. Delete files that you no longer need.')
    : problemJson(503, 'The file could not be saved. Try again in a moment.');
}

/** Reads the body, whose size is limited; null when it breaks off. */
async function bytesOf(request: Request): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    return new Uint8Array(await request.arrayBuffer());
  } catch {
    return null;
  }
}
