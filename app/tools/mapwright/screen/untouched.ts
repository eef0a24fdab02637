import type { DungeonMap } from '../map/grid';

/** Maps that came to the board and were touched by nobody: all of them, the one the page opened with, and the last. */
export type Untouched = {
  maps: WeakSet<DungeonMap>;
  first: DungeonMap | null;
  last: DungeonMap | null;
};

/** Before any map has come. */
export function noneUntouched(): Untouched {
  return { maps: new WeakSet(), first: null, last: null };
}

/** The first and the last of the maps that nobody touched to stand on the board. */
export function noteStanding(untouched: Untouched, map: DungeonMap): void {
  if (!untouched.maps.has(map)) return;
  untouched.first ??= map;
  untouched.last = map;
}
