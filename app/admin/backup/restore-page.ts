import type { ActionFunctionArgs } from '@remix-run/cloudflare';
import { z } from 'zod';
import { layIndex } from '~/compendium/shelf/lay-index-sql.server';
import { notFound, problemJson } from '~/platform/answers';
import type { Services } from '~/platform/services.server';
import { textLines } from '~/platform/text-lines';
import { readTicket } from '~/platform/ticket.server';
import { beginRestore, endRestore, isRestoring } from './restore/begin-sql.server';
import { takeLines } from './restore/take-lines-sql.server';

const STEPS = ['begin', 'lines', 'index', 'end'] as const;
type Step = (typeof STEPS)[number];

const begins = z.object({ backup: z.string().max(40), schema: z.string().max(200) });
const indexes = z.object({ kind: z.enum(['monster', 'spell']), after: z.int().min(0) });

const answer = (facts: unknown) =>
  Response.json(facts, { headers: { 'Cache-Control': 'no-store' } });

async function take(step: Step, request: Request, services: Services): Promise<Response> {
  const { db, clock } = services;
  if (step === 'begin') {
    const { backup, schema } = begins.parse(await request.json());
    const begun = await beginRestore(db, { backup, schema, now: clock.now() });
    return begun.ok ? answer(begun) : problemJson(409, begun.sentence);
  }
  if (!(await isRestoring(db))) return problemJson(409, 'No backup is being restored here.');
  switch (step) {
    case 'lines':
      if (request.body === null) return problemJson(400, 'The lines of the backup are missing.');
      return answer(await takeLines(services, textLines(request.body)));
    case 'index': {
      const { kind, after } = indexes.parse(await request.json());
      return answer({ next: await layIndex(db.$client, kind, after) });
    }
    case 'end':
      return answer(await endRestore(db));
  }
}

/** A GET shows nothing: this address only serves restores. */
export function loader() {
  return notFound();
}

/**
 * Receives what `npm run restore` sends, step by step: each authorized by a ticket for this one backup, and only into
 * an empty database.
 */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const step = STEPS.find((one) => one === params.step);
  if (!step) return notFound();
  if (request.method !== 'PUT') return problemJson(405, 'Send a backup with PUT.');
  const { services } = context;
  const { searchParams } = new URL(request.url);
  const ticket = searchParams.get('ticket') ?? '';
  const { TICKET_SECRET } = services.config;
  const read = await readTicket(TICKET_SECRET, 'restore', ticket, services.clock.now());
  if (!read.ok) return problemJson(403, read.problem);
  try {
    return await take(step, request, services);
  } catch (error) {
    services.log.error('restore', error, { step });
    const isTheirs = error instanceof z.ZodError || error instanceof SyntaxError;
    return isTheirs
      ? problemJson(400, 'This is not a backup of this product, or it is damaged.')
      : problemJson(500, 'This could not be restored; the site’s log says why. Try again.');
  }
}
