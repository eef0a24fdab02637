import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireAccess } from '~/account/guard/guards.server';
import { spellRows } from './book-rows-sql.server';

/** GET: the list facts of spells by id as JSON, for a book stored on a device. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireAccess(context);
  const ids = new URL(request.url).searchParams.get('ids')?.split(',') ?? [];
  const items = await spellRows(context.services.db, ids);
  return Response.json({ items }, { headers: { 'Cache-Control': 'private, no-store' } });
}
