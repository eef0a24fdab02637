import { isOpen } from './cells';
import { cellAt, type Door, type DungeonMap, type Place } from './grid';

/** The most squares that a door is wide; wider corridors have none across them. */
export const WIDEST_DOOR = 3;

type Across = Pick<Door, 'x' | 'y' | 'direction'>;

/** The doors of adjoining squares that are one door; it begins at its northern or western square. */
export type WideDoor = Door & { wide: number };

/**
 * The gap in a wall that a door in this square would fill, from north or west on: open squares with open squares on the
 * sides that they connect, and walls at both ends. Null when there is none.
 */
export function gapAt(map: DungeonMap, { x, y, direction }: Across): Place[] | null {
  const { x: stepX, y: stepY } = stepAcross(direction);
  let first = 0;
  while (
    first > -WIDEST_DOOR &&
    isOpen(cellAt(map, x + (first - 1) * stepX, y + (first - 1) * stepY))
  )
    first -= 1;
  const gap: Place[] = [];
  for (let at = first; gap.length <= WIDEST_DOOR; at += 1) {
    const place = { x: x + at * stepX, y: y + at * stepY };
    if (!isOpen(cellAt(map, place.x, place.y))) break;
    const isBetween =
      isOpen(cellAt(map, place.x + stepY, place.y + stepX)) &&
      isOpen(cellAt(map, place.x - stepY, place.y - stepX));
    if (!isBetween) return null;
    gap.push(place);
  }
  return gap.length === 0 || gap.length > WIDEST_DOOR ? null : gap;
}

/** The doors of a list that fill a gap in a wall, each with those beside it. */
export function hangingDoors<D extends Door>(map: DungeonMap, doors: readonly D[]): D[] {
  const directions = new Map(doors.map((door) => [door.y * map.width + door.x, door.direction]));
  return doors.filter((door) =>
    gapAt(map, door)?.every(({ x, y }) => directions.get(y * map.width + x) === door.direction),
  );
}

/** The doors of a map, those of adjoining squares as one. */
export function wideDoors(doors: readonly Door[]): WideDoor[] {
  const at = new Map(doors.map((door) => [placeOf(door.x, door.y), door]));
  const beside = ({ x, y, direction, kind }: Door, by: number) => {
    const step = stepAcross(direction);
    const other = at.get(placeOf(x + by * step.x, y + by * step.y));
    return other?.direction === direction && other.kind === kind;
  };
  return doors.flatMap((door) => {
    if (beside(door, -1)) return [];
    let wide = 1;
    while (beside(door, wide)) wide += 1;
    return [{ ...door, wide }];
  });
}

/** The squares of a wide door. */
export function squaresOf({ x, y, direction, wide }: WideDoor): Place[] {
  const step = stepAcross(direction);
  return Array.from({ length: wide }, (_, at) => ({ x: x + at * step.x, y: y + at * step.y }));
}

/** The middle of a wide door. */
export function middleOf({ x, y, direction, wide }: WideDoor): Place {
  const step = stepAcross(direction);
  return { x: x + 0.5 + (step.x * (wide - 1)) / 2, y: y + 0.5 + (step.y * (wide - 1)) / 2 };
}

/** One square along the wall that a door is in. */
export function stepAcross(direction: Door['direction']): Place {
  return direction === 'vertical' ? { x: 1, y: 0 } : { x: 0, y: 1 };
}

/** A number for a square, or one beside the map. */
function placeOf(x: number, y: number): number {
  return y * 1024 + x;
}
