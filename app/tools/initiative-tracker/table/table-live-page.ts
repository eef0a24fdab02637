import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { readTableCookie } from '~/fights/kept/table-cookie.server';
import { followTable } from '~/fights/kept/table-desk.server';
import { notFound, problemJson } from '~/platform/answers';
import { asksSocket } from '~/platform/guard';

/** The socket on which a player's page is told what players may know. Who it is was settled by its code and its phone's cookie. */
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
