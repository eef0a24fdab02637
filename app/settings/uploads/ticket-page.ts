import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { paths } from '~/paths';
import { notFound, problemJson } from '~/platform/answers';
import { readForm } from '~/platform/form';
import { writeTicket } from '~/platform/ticket.server';
import { isUploadKind, TICKET_MS, UPLOAD_KINDS } from '~/platform/uploads/upload-kinds';

/** Reading this address shows nothing: it gives tickets alone. */
export async function loader({ context }: LoaderFunctionArgs) {
  await requireMember(context);
  return notFound();
}

/** POST `kind`: a ticket for one file of that kind, as the address to PUT it to: `{ address, maxBytes, types }`. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { userId } = await requireMember(context);
  const kind = String((await readForm(request)).get('kind') ?? '');
  if (!isUploadKind(kind)) return problemJson(400, 'There is no such kind of file here.');
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
