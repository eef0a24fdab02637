import { restoreMap } from '~/maps/file/restore-map';
import { LONGEST_SHARED_VIEW } from '~/maps/kept/kept-map';
import { readLook } from '~/maps/map/map-look';
import type { Audience } from '~/maps/map/squares';
import { type RoomEntry, roomKey } from '../key/room-key';
import { pageSvg } from '../screen/recipe-svg';
import { KEY_WITH_PAGE } from '../screen/screen-facts';

/** What others see of a shared map, or a sentence if it cannot be shown. */
export type SharedView =
  | { width: number; height: number; svg: string; key: RoomEntry[] }
  | { problem: string };

/**
 * Draws what others see of a saved map, as text that is stored with it: the picture and, for the game master's version,
 * the key. The players' version contains no secrets.
 */
export function drawSharedView(json: string, look: string, audience: Audience): string {
  const restored = restoreMap(json);
  if (!restored.ok) return written({ problem: restored.problem });
  const { map } = restored;
  const seen = { ...readLook(new URLSearchParams(look)).look, audience };
  const key = audience === 'gm' ? roomKey(map, map.recipe?.seed ?? '').slice(0, KEY_WITH_PAGE) : [];
  const text = written({ width: map.width, height: map.height, svg: pageSvg(map, seen), key });
  if (text.length <= LONGEST_SHARED_VIEW) return text;
  return written({ problem: 'This map is too large to show on a page.' });
}

function written(view: SharedView): string {
  return JSON.stringify(view);
}

/** Reads the output of `drawSharedView`. */
export function readSharedView(text: string): SharedView {
  // Written by `drawSharedView` and stored with the map.
  return JSON.parse(text) as SharedView;
}
