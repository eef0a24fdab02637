import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { newFight } from '~/fights/log/new-fight';
import { asMarkdown, asText } from '~/fights/telling/line';
import { tellLog } from '~/fights/telling/tell-log';
import { notFound } from '~/platform/answers';
import { wholeLog } from './whole-log.server';

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** The log of a fight that the user runs: as plain text, Markdown (`?as=markdown`), or stored events (`?as=json`). */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = await requireMember(context);
  const { services } = context;
  const { id = '' } = params;
  const read = await wholeLog(services, person.userId, id);
  if (read === null) return notFound();
  if (!read.ok) return new Response(read.sentence, { status: 503, headers: PRIVATE });
  const { begins, events } = read;
  const as = new URL(request.url).searchParams.get('as');
  if (as === 'json') {
    return Response.json({ format: 'delvewright fight 1', begins, events }, { headers: PRIVATE });
  }
  const lines = tellLog(newFight(begins.name, begins.edition), events);
  const markdown = as === 'markdown';
  return new Response(markdown ? asMarkdown(lines) : asText(lines), {
    headers: {
      'Content-Type': `${markdown ? 'text/markdown' : 'text/plain'}; charset=utf-8`,
      ...PRIVATE,
    },
  });
}
