import type { DungeonMap, Place } from '../map/grid';
import type { Squares } from '../map/squares';
import { liftPart, type MapPart, pastePart } from './selection';
import { withinMap } from './shapes';

/**
 * A part of the map that is carried about or was just pasted: the ground without it, the part, where it lies now, and the
 * map with it there. What it only passes over stays as it was.
 */
export type Floating = {
  ground: DungeonMap;
  part: MapPart;
  at: Squares;
  map: DungeonMap;
  /** Where it was taken from, and the map before; a pasted part has none. */
  home: { at: Place; map: DungeonMap } | null;
};

/** What stands, what is selected there, and what floats upon it, if it still does. */
export type Board = { map: DungeonMap; selection: Squares | null; floating: Floating | null };

/** The part that floats upon a board as it stands and is selected there; null when another edit or selection has come. */
export function floatsOn({ map, selection, floating }: Board): Floating | null {
  return floating?.map === map && floating.at === selection ? floating : null;
}

/**
 * What the selection carries when it is moved now: the part that floats there already, or the one it lies upon; of a
 * selection that hangs over the edge that is what lies on the map.
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

/** The load at another place; back at home the map is the one from before. */
export function loadAt(load: Floating, { x, y }: Place): Floating {
  const { ground, part, at, home } = load;
  if (x === at.x && y === at.y) return load;
  const isHome = home !== null && home.at.x === x && home.at.y === y;
  const map = isHome ? home.map : pastePart(ground, part, { x, y });
  return { ...load, at: { ...at, x, y }, map };
}

/** A part as it floats right after it was pasted: what lies beneath stays as it was when it goes on. */
export function pastedLoad(map: DungeonMap, part: MapPart, { x, y }: Place): Floating {
  const at: Squares = { x, y, width: part.width, height: part.height };
  return { ground: map, part, at, map: pastePart(map, part, { x, y }), home: null };
}
