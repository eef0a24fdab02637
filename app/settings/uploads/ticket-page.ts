import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { paths } from '~/paths';
import { problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { writeTicket } from '~/platform/ticket.server';
import {
  isUploadKind,
  TICKET_MS,
  UPLOAD_KINDS,
  UPLOAD_LIMITS,
} from '~/platform/uploads/upload-kinds';
import { listUploads } from '~/platform/uploads/upload-rows.server';

/** GET: the user's files, and the limits: `{ uploads: [{ id, address, … }], bytes, most, mostBytes }`. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  const found = await listUploads(context.services.db, userId);
  const uploads = found.map((upload) => ({ ...upload, address: paths.upload(upload) }));
  const bytes = found.reduce((sum, upload) => sum + upload.bytes, 0);
  const { most, bytes: mostBytes } = UPLOAD_LIMITS;
  return Response.json(
    { uploads, bytes, most, mostBytes },
    { headers: { 'Cache-Control': 'private, no-store' } },
  );
}

/**
 * POST `kind`: returns a ticket for one file of that kind, as the address to PUT it to: `{ address, maxBytes, types }`.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await requireMember(context);
  const kind = String((await readForm(request)).get('kind') ?? '');
  if (!isUploadKind(kind)) return problemJson(400, 'This kind of file is not accepted.');
  const { config, clock } = context.services;
  const { maxBytes, types } = UPLOAD_KINDS[kind];
  const ticket = await writeTicket(config.TICKET_SECRET, {
    purpose: `upload ${kind} ${userId}`,
    maxBytes,
    expiresAt: clock.now() + TICKET_MS,
  });
  return Response.json(
    { address: paths.uploadFile({ kind, ticket }), maxBytes, types },
    { headers: { 'Cache-Control': 'no-store' } },
  );
}
