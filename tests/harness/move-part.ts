import type { DungeonMap, Place } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';
import { liftPart, pastePart } from '~/tools/mapwright/edit/selection';

/** Moves a rectangle of a map, as dragging it does. */
export function movePart(map: DungeonMap, area: Squares, to: Place): DungeonMap {
  const { part, rest } = liftPart(map, area);
  return pastePart(rest, part, to);
}
