import { restoreMap } from '../file/restore-map';
import { type RoomEntry, roomKey } from '../key/room-key';
import { readLook } from '../map/map-look';
import type { Audience } from '../map/squares';
import { pageSvg } from '../screen/recipe-svg';
import { KEY_WITH_PAGE } from '../screen/screen-facts';

/** What others are shown of a shared map; in place of a map that cannot be shown, a sentence that says so. */
export type SharedView =
  | { width: number; height: number; svg: string; key: RoomEntry[] }
  | { problem: string };

/** Characters of what others are shown; a map of 500 by 500 squares has a million. */
export const LONGEST_SHARED_VIEW = 2_000_000;

/**
 * Draws what others are shown of a kept map, as text to be kept beside it: the picture and, of the game master's version, the key.
 * What players must not know is not in theirs.
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

/** Reads what `drawSharedView` wrote. */
export function readSharedView(text: string): SharedView {
  // Our own writing, kept beside the map.
  return JSON.parse(text) as SharedView;
}
