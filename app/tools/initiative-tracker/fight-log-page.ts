import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
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
  const events: FightEvent[] = [];
  let from: number | null = 1;
  while (from !== null) {
    const page = await fightLogFor(services, person.userId, id, from);
    if (page === null) return notFound();
    if (!page.ok) return new Response(page.sentence, { status: 503, headers: PRIVATE });
    for (const text of page.events) events.push(JSON.parse(text) as FightEvent);
    from = page.next;
  }
  const as = new URL(request.url).searchParams.get('as');
  if (as === 'json')
    return Response.json({ format: 'delvewright fight 1', events }, { headers: PRIVATE });
  const lines = tellLog(newFight('', '2014'), events);
  const markdown = as === 'markdown';
  return new Response(markdown ? asMarkdown(lines) : asText(lines), {
    headers: {
      'Content-Type': `${markdown ? 'text/markdown' : 'text/plain'}; charset=utf-8`,
      ...PRIVATE,
    },
  });
}
