import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { noSuchRecord, publicJson } from './public-json.server';
import { spellById } from './shelf/records.server';

/** GET /spells/{id}: one complete spell as JSON. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const found = await spellById(context.services.db, params.id ?? '');
  if (!found) return noSuchRecord('spell');
  return publicJson(request, 'record', { id: found.id, ...found.record }, found.version);
}
