import { CELL } from '~/maps/map/cells';
import type { DungeonMap, Place } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';
import type { EditorState } from './editor-state';
import type { MapPart } from './selection';
import { rectangleSquares } from './shapes';

/**
 * The position for pasting a part: at the selection or cursor, but never hidden on its source or its last copy, and
 * never out of view.
 */
export function pastePlace(state: EditorState, part: MapPart, sight: Squares | null): Place {
  const { map, selection, cursor, clipboard, floating } = state;
  const source = clipboard?.from ?? null;
  const last = floating?.map === map && floating.part === part ? floating.at : null;
  const wanted = selection ?? cursor;
  const hidden = [source, last].find(
    (area) => area !== null && (selection === null ? holds(area, cursor) : isSame(area, selection)),
  );
  const isSeen = (area: Squares) => sight === null || overlaps(area, sight);
  const at = (place: Place) => ({ ...place, width: part.width, height: part.height });
  if (!hidden && isSeen({ ...wanted, width: 1, height: 1 })) return corner(wanted);
  if (hidden) {
    const free = besides(hidden, part).filter((place) => isWithin(map, at(place)));
    const seen = free.filter((place) => isSeen(at(place)));
    const clear = seen.find((place) => isRock(map, at(place)));
    const beside = clear ?? seen[0];
    if (beside) return beside;
    const isShown = hidden.x !== wanted.x || hidden.y !== wanted.y;
    if (isShown && isSeen({ ...wanted, width: 1, height: 1 })) return corner(wanted);
  }
  return middleOf(map, part, sight, hidden);
}

/** The positions east, south, west and north of an area. */
function besides({ x, y, width, height }: Squares, part: MapPart): Place[] {
  return [
    { x: x + width, y },
    { x, y: y + height },
    { x: x - part.width, y },
    { x, y: y - part.height },
  ];
}

/** The middle of the visible part, shifted by two squares if the part would cover its own source. */
function middleOf(
  map: DungeonMap,
  part: MapPart,
  sight: Squares | null,
  hidden: Squares | undefined | null,
): Place {
  const { x, y, width, height } = sight ?? { x: 0, y: 0, width: map.width, height: map.height };
  const within = (value: number, most: number) => Math.max(0, Math.min(most, Math.floor(value)));
  const middle = {
    x: within(x + (width - part.width) / 2, map.width - part.width),
    y: within(y + (height - part.height) / 2, map.height - part.height),
  };
  if (!hidden || middle.x !== hidden.x || middle.y !== hidden.y) return middle;
  return {
    x: middle.x + 2 < map.width ? middle.x + 2 : Math.max(0, middle.x - 2),
    y: middle.y + 2 < map.height ? middle.y + 2 : Math.max(0, middle.y - 2),
  };
}

function corner({ x, y }: Place): Place {
  return { x, y };
}

function isSame(one: Squares, other: Squares): boolean {
  return (
    one.x === other.x &&
    one.y === other.y &&
    one.width === other.width &&
    one.height === other.height
  );
}

function holds(area: Squares, { x, y }: Place): boolean {
  return x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
}

function overlaps(one: Squares, other: Squares): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}

function isWithin({ width, height }: DungeonMap, area: Squares): boolean {
  return (
    area.x >= 0 && area.y >= 0 && area.x + area.width <= width && area.y + area.height <= height
  );
}

function isRock(map: DungeonMap, area: Squares): boolean {
  return rectangleSquares(map, area).every((square) => map.cells[square] === CELL.rock);
}
