import type { LoaderFunctionArgs } from '@remix-run/cloudflare';
import { requireMember } from '~/account/guards.server';
import { notFound } from '~/platform/answers';
import { mapFile } from './map-files.server';
import { restoreMap } from './output/restore-map';
import { openMap } from './saved-maps.server';

/** GET: one of a person's own maps as JSON, with or without Pro. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const { userId } = await requireMember(context);
  const row = await openMap(context.services.db, userId, params.id ?? '');
  const restored = row && restoreMap(row.json);
  if (!row || !restored?.ok) return notFound();
  return mapFile(restored.map, row.json, 'json', 'application/json');
}
