import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { problemJson } from '~/platform/answers';
import { broughtMap, pickedMaps } from './bring-map.server';

/** GET: the user's saved maps, for a device whose fight is open; with `?map=` one of them, as a fight takes it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  const id = new URL(request.url).searchParams.get('map');
  const headers = { 'Cache-Control': 'private, no-store' };
  if (id === null) {
    return Response.json({ maps: await pickedMaps(context.services, userId) }, { headers });
  }
  const brought = await broughtMap(context.services, userId, id);
  return brought.ok
    ? Response.json({ fields: brought.fields }, { headers })
    : problemJson(brought.status, brought.problem);
}
