import type { AppLoadContext, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import type { LogBegins } from '~/fights/kept/fight-calls';
import { fightLogFor } from '~/fights/kept/kept-fights.server';
import type { FightEvent } from '~/fights/log/deeds';
import { newFight } from '~/fights/log/new-fight';
import { asMarkdown, asText } from '~/fights/telling/line';
import { tellLog } from '~/fights/telling/tell-log';
import { notFound } from '~/platform/answers';

const PRIVATE = { 'Cache-Control': 'private, no-store', 'X-Robots-Tag': 'noindex' };

/** The log of one's own fight: in words as plain text or Markdown (`?as=markdown`), or every event as it is kept (`?as=json`). */
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

type WholeLog = { ok: true; begins: LogBegins; events: FightEvent[] };

/** Every event of a person's own fight from its true beginning, and what it was before the first; null for any other. */
async function wholeLog(
  services: AppLoadContext['services'],
  userId: string,
  id: string,
): Promise<WholeLog | { ok: false; sentence: string } | null> {
  const events: FightEvent[] = [];
  for (let from = 1; ; ) {
    const page = await fightLogFor(services, userId, id, from);
    if (page === null || !page.ok) return page;
    for (const text of page.events) events.push(JSON.parse(text) as FightEvent);
    if (page.next === null) return { ok: true, begins: page.begins, events };
    from = page.next;
  }
}
