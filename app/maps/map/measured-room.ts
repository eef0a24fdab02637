import type { DungeonMap, Place, Room } from './grid';

/** The outermost columns and rows in which a room has squares. */
export type Extent = { left: number; top: number; right: number; bottom: number };

/** The extents of these rooms' squares; a room without squares is omitted. */
export function extentsOf(
  map: Pick<DungeonMap, 'room' | 'width'>,
  numbers: ReadonlySet<number>,
): Map<number, Extent> {
  const extents = new Map<number, Extent>();
  map.room.forEach((number, square) => {
    if (number === 0 || !numbers.has(number)) return;
    const x = square % map.width;
    const y = Math.floor(square / map.width);
    const extent = extents.get(number);
    if (extent === undefined) extents.set(number, { left: x, top: y, right: x, bottom: y });
    else {
      extent.left = Math.min(extent.left, x);
      extent.right = Math.max(extent.right, x);
      extent.bottom = y;
    }
  });
  return extents;
}

/**
 * A room measured by its squares after some of them changed. It keeps the shape and rectangle it was built with while
 * enough of it is left; otherwise its walls are straight.
 */
export function measuredRoom(
  map: DungeonMap,
  room: Room,
  { left, top, right, bottom }: Extent,
): Room {
  const width = right - left + 1;
  const height = bottom - top + 1;
  const isIn = ({ x, y }: Place) =>
    x >= left && x <= right && y >= top && map.room[y * map.width + x] === room.number;
  const sameOutline =
    room.x === left && room.y === top && room.width === width && room.height === height;
  if (sameOutline && isIn(room.centre)) return room;
  const centre = isIn(room.centre)
    ? room.centre
    : nearestTo(map, room.number, left, top, right, bottom);
  const told = room.told && { told: room.told };
  const outline = { number: room.number, x: left, y: top, width, height, centre, ...told };
  if (room.shape === 'rectangle' || room.shape === 'cavern') {
    return { ...outline, shape: room.shape };
  }
  const old = room.built ?? { x: 0, y: 0, width: room.width, height: room.height };
  const built = { ...old, x: room.x + old.x - left, y: room.y + old.y - top };
  const isWhole =
    built.x === 0 && built.y === 0 && built.width === width && built.height === height;
  if (isWhole) return { ...outline, shape: room.shape };
  const stands = isStanding(map, room.number, { ...old, x: room.x + old.x, y: room.y + old.y });
  return stands ? { ...outline, shape: room.shape, built } : { ...outline, shape: 'rectangle' };
}

type Rectangle = { x: number; y: number; width: number; height: number };

/**
 * Returns whether the room still has two fifths of the rectangle it was built in; complete shapes have at least half.
 */
function isStanding(map: DungeonMap, number: number, area: Rectangle): boolean {
  let own = 0;
  const right = Math.min(map.width, area.x + area.width);
  const bottom = Math.min(map.height, area.y + area.height);
  for (let y = Math.max(0, area.y); y < bottom; y += 1) {
    for (let x = Math.max(0, area.x); x < right; x += 1) {
      if (map.room[y * map.width + x] === number) own += 1;
    }
  }
  return 5 * own >= 2 * area.width * area.height;
}

function nearestTo(
  map: DungeonMap,
  number: number,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Place {
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  let nearest = { x: left, y: top };
  let least = Number.POSITIVE_INFINITY;
  for (let y = top; y <= bottom; y += 1) {
    for (let x = left; x <= right; x += 1) {
      if (map.room[y * map.width + x] !== number) continue;
      const distance = (x - middleX) ** 2 + (y - middleY) ** 2;
      if (distance >= least) continue;
      least = distance;
      nearest = { x, y };
    }
  }
  return nearest;
}
