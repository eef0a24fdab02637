import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { monsterRowsByIds } from '~/compendium/shelf/rows-by-ids-sql.server';

/** GET: the list facts of monsters (`?ids=goblin,lich`), for lists stored on a device. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('ids') ?? '';
  const rows = await monsterRowsByIds(context.services.db, asked.split(','));
  return Response.json(rows, { headers: { 'Cache-Control': 'private, max-age=300' } });
}
