import { CELL, isOpen } from '~/maps/map/cells';
import { type DungeonMap, OPPOSITE, type Room, type RoomShape, SIDES, STEP } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';
import { freeNumber, settle } from './settle';

/**
 * Sets the ground of squares. New floor beside a room is added to that room, rock belongs to none; filling an entrance
 * at the edge with rock removes it.
 */
export function paintSquares(
  map: DungeonMap,
  squares: readonly number[],
  cell: number,
): DungeonMap {
  const cells = map.cells.slice();
  const room = map.room.slice();
  const changedRooms = new Set<number>();
  let changed = false;
  for (const square of squares) {
    if (cells[square] === cell) continue;
    changed = true;
    const wasOpen = isOpen(cells[square]);
    cells[square] = cell;
    if (cell === CELL.rock) {
      changedRooms.add(room[square] ?? 0);
      room[square] = 0;
    } else if (!wasOpen && cell !== CELL.corridor) {
      room[square] = roomBeside(map, room, square);
      changedRooms.add(room[square] ?? 0);
    }
  }
  return changed ? settle({ ...map, cells, room }, changedRooms) : map;
}

/** Creates a new room with its own number where everything was rock; otherwise only sets the ground. */
export function digRoom(
  map: DungeonMap,
  squares: readonly number[],
  area: Squares,
  look: { cell: number; shape: RoomShape },
): DungeonMap {
  const isNew = squares.length >= 4 && squares.every((square) => map.cells[square] === CELL.rock);
  const isGround = look.cell === CELL.floor || look.cell === CELL.cave;
  if (!isNew || !isGround || map.rooms.length >= 9999) return paintSquares(map, squares, look.cell);
  const cells = map.cells.slice();
  const room = map.room.slice();
  const number = freeNumber(map.rooms);
  for (const square of squares) {
    cells[square] = look.cell;
    room[square] = number;
  }
  const { x, y, width, height } = area;
  const centre = { x: x + Math.floor(width / 2), y: y + Math.floor(height / 2) };
  const dug: Room = { number, x, y, width, height, shape: look.shape, centre };
  const rooms = [...map.rooms, dug].sort((one, other) => one.number - other.number);
  return settle({ ...map, cells, room, rooms }, new Set());
}

function roomBeside(map: DungeonMap, room: Uint16Array, square: number): number {
  const x = square % map.width;
  const y = Math.floor(square / map.width);
  for (const side of SIDES) {
    const [nextX, nextY] = [x + STEP[side].x, y + STEP[side].y];
    if (nextX < 0 || nextY < 0 || nextX >= map.width || nextY >= map.height) continue;
    const number = room[nextY * map.width + nextX] ?? 0;
    if (number !== 0) return number;
  }
  return 0;
}

/** Adds or removes an entrance on a square at the edge; null elsewhere. */
export function toggleEntrance(map: DungeonMap, x: number, y: number): DungeonMap | null {
  const side = SIDES.find((one) => {
    const [outX, outY] = [x + STEP[one].x, y + STEP[one].y];
    return outX < 0 || outY < 0 || outX >= map.width || outY >= map.height;
  });
  if (side === undefined) return null;
  const others = map.entrances.filter((entrance) => entrance.x !== x || entrance.y !== y);
  if (others.length < map.entrances.length) return { ...map, entrances: others };
  const inward = STEP[OPPOSITE[side]];
  const ground = map.cells[(y + inward.y) * map.width + x + inward.x];
  const cell = ground === CELL.cave ? CELL.cave : CELL.corridor;
  const square = y * map.width + x;
  const dug = isOpen(map.cells[square]) ? map : paintSquares(map, [square], cell);
  return { ...dug, entrances: [...dug.entrances, { x, y, side }] };
}
