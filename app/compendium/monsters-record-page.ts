import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { noSuchRecord, publicJson } from './public-json.server';
import { monsterById } from './shelf/records.server';

/** GET /monsters/{id}: one complete monster as JSON. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await monsterById(context.services.db, params.id ?? '');
  if (!found) return noSuchRecord('monster');
  return publicJson(request, 'record', { id: found.id, ...found.record }, found.version);
}
