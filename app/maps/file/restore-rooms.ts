import { type DungeonMap, LARGEST_SIDE, type Place, ROOM_SHAPES, type Room } from '../map/grid';
import { allWords, restoreRoomText } from './restore-room-texts';
import { type Fields, fieldsOf, oneOf, type Repairs, wholeNumber } from './restored';

/** The densest map of 500 by 500 squares has 6,300. */
const MOST_ROOMS = 8_000;
/**
 * The maximum total area of all rooms' rectangles as a multiple of the map's area; each one is traversed when drawn.
 */
const ROOM_AREA = 4;

/** The area that the remaining rooms may still claim. */
type Budget = { squares: number };

/** Reads the rooms that have squares; squares of a room that is not listed belong to none. */
export function restoreRooms(list: unknown, map: DungeonMap, repairs: Repairs): Room[] {
  const grounds = groundsOf(map);
  const ground: Budget = { squares: ROOM_AREA * map.width * map.height };
  const rooms: Room[] = [];
  const numbers = new Set<number>();
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  let dropped = Math.max(0, entries.length - MOST_ROOMS);
  let measured = 0;
  const words = allWords();
  for (const entry of entries.slice(0, MOST_ROOMS)) {
    const room = restoreRoom(fieldsOf(entry), map, grounds, ground);
    if (room === null || numbers.has(room.number)) dropped += 1;
    else {
      numbers.add(room.number);
      const told = restoreRoomText(fieldsOf(entry)?.told, words, repairs);
      rooms.push(told === undefined ? room : { ...room, told });
      if (!isSame(room, fieldsOf(entry))) measured += 1;
    }
  }
  if (dropped > 0) repairs.count(dropped, 'room that could not be read', 'removed');
  if (measured > 0) repairs.count(measured, 'room of another shape', 'measured again');
  let homeless = 0;
  map.room.forEach((number, index) => {
    if (number === 0 || numbers.has(number)) return;
    map.room[index] = 0;
    homeless += 1;
  });
  if (homeless > 0) repairs.count(homeless, 'square of an unknown room', 'cleared');
  return rooms;
}

/** What the squares say about a room: their number, bounding rectangle, and the first of them. */
type Ground = {
  count: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
  first: Place;
};

function groundsOf({ room, width }: DungeonMap): Map<number, Ground> {
  const grounds = new Map<number, Ground>();
  room.forEach((number, index) => {
    if (number === 0) return;
    const [x, y] = [index % width, Math.floor(index / width)];
    const ground = grounds.get(number);
    if (ground === undefined) {
      grounds.set(number, { count: 1, left: x, top: y, right: x, bottom: y, first: { x, y } });
      return;
    }
    ground.count += 1;
    ground.left = Math.min(ground.left, x);
    ground.right = Math.max(ground.right, x);
    ground.bottom = y;
  });
  return grounds;
}

/**
 * Reads a room; if its rectangle misses most of its squares, or its shape is unknown, both are derived from the
 * squares.
 */
function restoreRoom(
  fields: Fields | null,
  map: DungeonMap,
  grounds: ReadonlyMap<number, Ground>,
  budget: Budget,
): Room | null {
  const number = wholeNumber(fields?.number, 1, 65_535);
  const ground = number === null ? undefined : grounds.get(number);
  if (fields === null || number === null || ground === undefined) return null;
  const told = rectangleOf(fields, map);
  const holds = told !== null && holdsMost(map, number, ground, told, budget);
  const shape = oneOf(fields.shape, ROOM_SHAPES);
  const { left, top, right, bottom } = ground;
  const around = { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
  const outline = holds ? told : around;
  if (!spend(budget, outline)) return null;
  const { built } = holds ? restoreBuilt(fieldsOf(fields.built)) : {};
  return {
    number,
    ...outline,
    shape: holds && shape !== null ? shape : 'rectangle',
    centre: centreOf(fields, map, number) ?? ground.first,
    ...(built !== undefined && spend(budget, built) && { built }),
  };
}

/** Reserves the area of a rectangle; false when the budget is exceeded. */
function spend(budget: Budget, { width, height }: Pick<Rectangle, 'width' | 'height'>): boolean {
  if (width * height > budget.squares) return false;
  budget.squares -= width * height;
  return true;
}

/** Returns whether a rectangle contains more than half of a room's squares. */
function holdsMost(
  map: DungeonMap,
  number: number,
  { count, left, top, right, bottom }: Ground,
  told: Rectangle,
  budget: Budget,
): boolean {
  const isAround =
    told.x <= left && told.y <= top && told.x + told.width > right && told.y + told.height > bottom;
  return isAround || (spend(budget, told) && squaresIn(map, number, told) * 2 > count);
}

type Rectangle = Pick<Room, 'x' | 'y' | 'width' | 'height'>;

function rectangleOf(fields: Fields, map: DungeonMap): Rectangle | null {
  const x = wholeNumber(fields.x, 0, map.width - 1);
  const y = wholeNumber(fields.y, 0, map.height - 1);
  if (x === null || y === null) return null;
  const width = wholeNumber(fields.width, 1, map.width - x);
  const height = wholeNumber(fields.height, 1, map.height - y);
  return width === null || height === null ? null : { x, y, width, height };
}

function squaresIn(map: DungeonMap, number: number, { x, y, width, height }: Rectangle): number {
  let count = 0;
  for (let row = y; row < y + height; row += 1) {
    for (let column = x; column < x + width; column += 1) {
      if (map.room[row * map.width + column] === number) count += 1;
    }
  }
  return count;
}

function centreOf(fields: Fields, map: DungeonMap, number: number): Place | null {
  const centre = fieldsOf(fields.centre);
  const x = wholeNumber(centre?.x, 0, map.width - 1);
  const y = wholeNumber(centre?.y, 0, map.height - 1);
  return x !== null && y !== null && map.room[y * map.width + x] === number ? { x, y } : null;
}

function isSame(room: Room, fields: Fields | null): boolean {
  const centre = fieldsOf(fields?.centre);
  return (
    (['x', 'y', 'width', 'height', 'shape'] as const).every((key) => room[key] === fields?.[key]) &&
    (room.built === undefined) === (fields?.built === undefined) &&
    room.centre.x === centre?.x &&
    room.centre.y === centre?.y
  );
}

/** The rectangle in which a room was built, if valid. */
function restoreBuilt(fields: Fields | null): Pick<Room, 'built'> {
  const x = wholeNumber(fields?.x, -LARGEST_SIDE, LARGEST_SIDE);
  const y = wholeNumber(fields?.y, -LARGEST_SIDE, LARGEST_SIDE);
  const width = wholeNumber(fields?.width, 1, LARGEST_SIDE);
  const height = wholeNumber(fields?.height, 1, LARGEST_SIDE);
  if (x === null || y === null || width === null || height === null) return {};
  return { built: { x, y, width, height } };
}
