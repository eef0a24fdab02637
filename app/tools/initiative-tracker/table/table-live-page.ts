import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readTableCookie } from '~/fights/kept/table-cookie.server';
import { followTable } from '~/fights/kept/table-desk.server';
import { notFound, problemJson } from '~/platform/answers';
import { asksSocket } from '~/platform/guard';

/** The WebSocket of a player's page. The code and the phone's cookie decide what it receives. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  if (!asksSocket(request.headers)) return problemJson(426, 'This address takes a WebSocket.');
  const { services } = context;
  const cookie = await readTableCookie(request, services.sealer, services.clock.now());
  const opened = await followTable(services, params.code ?? '', cookie?.device ?? null);
  if (opened === null) return notFound();
  if (!opened.ok) return problemJson(opened.status, opened.sentence);
  const { webSocket } = opened.answer;
  return new Response(null, { status: 101, webSocket });
}
