import { liftPart, pastePart } from '~/tools/mapwright/edit/selection';
import type { DungeonMap, Place } from '~/tools/mapwright/map/grid';
import type { Squares } from '~/tools/mapwright/map/squares';

/** Moves a rectangle of a map, as dragging it does. */
export function movePart(map: DungeonMap, area: Squares, to: Place): DungeonMap {
  const { part, rest } = liftPart(map, area);
  return pastePart(rest, part, to);
}
