import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { importRecords } from '~/compendium/shelf/import.server';
import { notFound, problemJson } from '~/platform/answers';
import { capBody } from '~/platform/body-cap';
import { readTicket } from '~/platform/ticket.server';
import { spendTicket } from '~/platform/used-tickets.server';

/** A GET shows nothing: this address only serves uploads. */
export function loader() {
  return notFound();
}

/**
 * Receives the records that `npm run seed -- --remote` sends: one file, authorized once by a ticket for its kind, size
 * and time.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { kind } = params;
  if (kind !== 'monsters' && kind !== 'spells') return notFound();
  if (request.method !== 'PUT') return problemJson(405, 'Send the records with PUT.');
  const { services } = context;
  const text = new URL(request.url).searchParams.get('ticket') ?? '';
  const secret = services.config.TICKET_SECRET;
  const read = await readTicket(secret, `seed ${kind}`, text, services.clock.now());
  if (!read.ok) return problemJson(403, read.problem);
  if (request.headers.has('Content-Encoding'))
    return problemJson(415, 'Send the records uncompressed.');
  const capped = capBody(request, read.ticket.maxBytes);
  if (capped.exceeded())
    return problemJson(413, 'This file is larger than its upload link allows.');
  if (capped.request.body === null) return problemJson(400, 'The file of records is missing.');
  if (!(await spendTicket(services.db, read.ticket)))
    return problemJson(403, 'This upload link was already used.');
  const stream = capped.request.body;
  const report = await importRecords({
    db: services.db,
    kind,
    stream,
    by: 'site',
    now: services.clock.now(),
  });
  if (capped.exceeded())
    return problemJson(413, 'This file is larger than its upload link allows.');
  services.log.info('seeded', { kind, added: report.added, changed: report.changed });
  return Response.json(report, { headers: { 'Cache-Control': 'no-store' } });
}
