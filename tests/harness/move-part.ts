import { liftPart, pastePart } from '~/tools/mapwright/edit/selection';
import type { DungeonMap, Place } from '~/tools/mapwright/map/grid';
import type { Squares } from '~/tools/mapwright/map/squares';

/** Takes a rectangle away and lays it down elsewhere, as a stroke that carries it does. */
export function movePart(map: DungeonMap, area: Squares, to: Place): DungeonMap {
  const { part, rest } = liftPart(map, area);
  return pastePart(rest, part, to);
}
