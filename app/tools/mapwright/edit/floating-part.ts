import type { DungeonMap, Place } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';
import { liftPart, type MapPart, pastePart } from './selection';
import { withinMap } from './shapes';

/**
 * A part of the map that is being moved or was just pasted: the ground without it, the part, its position, and the map
 * with it there. Squares that it only passes over stay unchanged.
 */
export type Floating = {
  ground: DungeonMap;
  part: MapPart;
  at: Squares;
  map: DungeonMap;
  /** Its origin, and the map before; null for a pasted part. */
  home: { at: Place; map: DungeonMap } | null;
};

/** The map, the selection, and the part floating on it if there is one. */
export type Board = { map: DungeonMap; selection: Squares | null; floating: Floating | null };

/** The part that is still floating on the map and selected; null after another edit or selection. */
export function floatsOn({ map, selection, floating }: Board): Floating | null {
  return floating?.map === map && floating.at === selection ? floating : null;
}

/**
 * What moving the selection would move: the floating part, or the squares below the selection; of a selection beyond
 * the edge, only those on the map.
 */
export function loadOf(board: Board): Floating | null {
  const { map, selection } = board;
  if (selection === null) return null;
  const floats = floatsOn(board);
  if (floats !== null) return floats;
  const at = withinMap(map, selection);
  if (at.width === 0 || at.height === 0) return null;
  const { part, rest } = liftPart(map, at);
  return { ground: rest, part, at, map, home: { at, map } };
}

/** The part at another position; at its origin the map is the previous one. */
export function loadAt(load: Floating, { x, y }: Place): Floating {
  const { ground, part, at, home } = load;
  if (x === at.x && y === at.y) return load;
  const isHome = home !== null && home.at.x === x && home.at.y === y;
  const map = isHome ? home.map : pastePart(ground, part, { x, y });
  return { ...load, at: { ...at, x, y }, map };
}

/** A part floating after it was pasted, so that what lies below is unchanged when it moves on. */
export function pastedLoad(map: DungeonMap, part: MapPart, { x, y }: Place): Floating {
  const at: Squares = { x, y, width: part.width, height: part.height };
  return { ground: map, part, at, map: pastePart(map, part, { x, y }), home: null };
}
