import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { followFight } from '~/fights/kept/follow-fight.server';
import { notFound, problemJson } from '~/platform/answers';
import { asksSocket } from '~/platform/guard';

/**
 * The WebSocket that sends an open page of a fight what other tabs and devices do. The page posts its own events to
 * `events`.
 */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const person = await requireMember(context);
  if (!asksSocket(request.headers)) return problemJson(426, 'This address takes a WebSocket.');
  const opened = await followFight(context.services, person.userId, params.id ?? '');
  if (opened === null) return notFound();
  if (!opened.ok) return problemJson(503, opened.sentence);
  const { webSocket } = opened.answer;
  return new Response(null, { status: 101, webSocket });
}
