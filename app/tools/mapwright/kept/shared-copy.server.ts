import { restoreMap } from '~/maps/file/restore-map';
import { mapShelf } from '~/maps/kept/saved-maps.server';
import { readLook } from '~/maps/map/map-look';
import { notFound, notNow } from '~/platform/answers';
import type { ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import { factsOf, type ScreenFacts } from '../screen/screen-facts';
import { UNREADABLE } from './map-problems';

/**
 * The shared map that the URL asks to copy ("?copy=code"), or null without such a parameter. Only the game master's
 * version of a map can be copied, since the map behind a players' version contains its secrets; other codes answer 404,
 * like an unknown map.
 */
export async function sharedCopy(
  store: ShelfStore,
  params: URLSearchParams,
): Promise<{ facts: ScreenFacts; json: string } | null> {
  const code = params.get('copy');
  if (code === null) return null;
  const row = await mapShelf.openShared(store, code);
  if (row?.shared === 'gm' && row.unread === 'no-answer') return notNow(UNREADABLE);
  const restored = row?.shared === 'gm' ? restoreMap(row.text) : null;
  if (!row?.text || !restored?.ok) return notFound();
  const { look } = readLook(new URLSearchParams(row.look));
  return { facts: factsOf(restored.map, { ...look, audience: 'gm' }, params), json: row.text };
}
