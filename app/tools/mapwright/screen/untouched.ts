import type { DungeonMap } from '~/maps/map/grid';

/** Maps that were loaded or drawn and not changed by the user: all of them, the first one of the page, and the last. */
export type Untouched = {
  maps: WeakSet<DungeonMap>;
  first: DungeonMap | null;
  last: DungeonMap | null;
};

/** Before any map is loaded. */
export function noneUntouched(): Untouched {
  return { maps: new WeakSet(), first: null, last: null };
}

/** Records the first and the last unchanged map that was displayed. */
export function noteStanding(untouched: Untouched, map: DungeonMap): void {
  if (!untouched.maps.has(map)) return;
  untouched.first ??= map;
  untouched.last = map;
}
