import { drawingCost } from '~/maps/draw/drawing-cost';
import { restoreMap } from '~/maps/file/restore-map';
import { LONGEST_SHARED_VIEW } from '~/maps/kept/kept-map';
import { readLook } from '~/maps/map/map-look';
import { MOST_ROOMS_HERE } from '~/maps/map/server-bounds';
import type { Audience } from '~/maps/map/squares';
import { ROOMS_A_PAGE } from '../key/key-pages';
import { type RoomEntry, roomKey } from '../key/room-key';
import { pageSvg } from '../screen/recipe-svg';

/** What others see of a shared map, or a sentence if it cannot be shown. */
export type SharedView =
  | { width: number; height: number; svg: string; key: RoomEntry[] }
  | { problem: string };

/** The densest map of 500 by 500 squares costs 190,000; a map made to cost much is not drawn at all. */
const MOST_DRAWN = 250_000;

const TOO_LARGE: SharedView = { problem: 'This map is too large to show on a page.' };

/**
 * Draws what others see of a saved map, as text that is stored with it: the picture and, for the game master's version,
 * the key. The players' version contains no secrets.
 */
export function drawSharedView(json: string, look: string, audience: Audience): string {
  const restored = restoreMap(json);
  if (!restored.ok) return written({ problem: restored.problem });
  const { map } = restored;
  if (drawingCost(map) > MOST_DRAWN) return written(TOO_LARGE);
  const seen = { ...readLook(new URLSearchParams(look)).look, audience };
  const { width, height } = map;
  const svg = pageSvg(map, seen);
  const key = audience === 'gm' ? roomKey(map, map.recipe?.seed ?? '', MOST_ROOMS_HERE) : [];
  const whole = written({ width, height, svg, key });
  if (whole.length <= LONGEST_SHARED_VIEW) return whole;
  const short = written({ width, height, svg, key: key.slice(0, ROOMS_A_PAGE) });
  return short.length <= LONGEST_SHARED_VIEW ? short : written(TOO_LARGE);
}

function written(view: SharedView): string {
  return JSON.stringify(view);
}

/** Reads the output of `drawSharedView`. */
export function readSharedView(text: string): SharedView {
  // Written by `drawSharedView` and stored with the map.
  return JSON.parse(text) as SharedView;
}
