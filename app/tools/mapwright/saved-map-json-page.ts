import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guard/guards.server';
import { mapShelf } from '~/maps/kept/saved-maps.server';
import { notFound, problemJson } from '~/platform/answers';
import { mapFile } from './file/map-files.server';

/** GET: a user's saved map as stored JSON, with or without Pro. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  const map = await mapShelf.open(context.services, userId, params.id ?? '');
  if (map === null) return notFound();
  if (map.text === null) {
    return problemJson(503, 'This map cannot be opened right now. Try again later.');
  }
  return mapFile(map, map.text, 'json', 'application/json');
}
