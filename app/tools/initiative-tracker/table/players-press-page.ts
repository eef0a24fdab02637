import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/cloudflare';
import { openTable, pressAtTable } from '~/fights/kept/table-desk.server';
import { seatPress } from '~/fights/table/seat-intents';
import { notFound, problemJson } from '~/platform/answers';
import { deviceOf, knownBeside, NO_DEVICE } from './players-device.server';

const PRIVATE = { 'Cache-Control': 'private, no-store' };

/** What players see of the fight as JSON, for a page without a working socket. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { services } = context;
  const cookie = await deviceOf(request, services);
  const opened = await openTable(services, params.code ?? '', cookie?.device ?? null);
  if (opened === null) return notFound();
  if (!opened.ok) return problemJson(opened.status, opened.sentence);
  return Response.json({ view: opened.view }, { headers: PRIVATE });
}

/** Performs a seat's action: `{ "v": 1, "id", "intent" }`; responds with the device's new view. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const { services } = context;
  const cookie = await deviceOf(request, services);
  if (cookie === null) return problemJson(400, NO_DEVICE);
  const sent = seatPress.safeParse(await jsonIn(request));
  if (!sent.success) return problemJson(400, 'That could not be read. Reload the page.');
  const done = await pressAtTable(
    services,
    params.code ?? '',
    cookie.device,
    sent.data,
    knownBeside(context),
  );
  if (done === null) return notFound();
  if (!done.ok) return problemJson(done.status, done.sentence);
  return Response.json({ view: done.view }, { headers: PRIVATE });
}

async function jsonIn(request: Request): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    return null;
  }
}
