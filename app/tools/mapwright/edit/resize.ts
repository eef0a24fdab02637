import {
  type DungeonMap,
  LARGEST_SIDE,
  type Place,
  type Room,
  SMALLEST_SIDE,
} from '~/maps/map/grid';
import { settle } from './settle';

/** Where the old map is placed in the new one. */
export const ANCHORS = {
  'north-west': 'In the north-west corner',
  north: 'At the north edge',
  'north-east': 'In the north-east corner',
  west: 'At the west edge',
  middle: 'In the middle',
  east: 'At the east edge',
  'south-west': 'In the south-west corner',
  south: 'At the south edge',
  'south-east': 'In the south-east corner',
} as const;
export type Anchor = keyof typeof ANCHORS;

/** The message for an invalid side length. */
export const SIDES_ALLOWED = `Type a whole number from ${SMALLEST_SIDE} to ${LARGEST_SIDE}.`;

/** Returns whether a map can have a side of this length. */
export function isSide(side: number): boolean {
  return Number.isInteger(side) && side >= SMALLEST_SIDE && side <= LARGEST_SIDE;
}

/** The side length in a field; undefined when empty or invalid. */
export function sideOf(typed: unknown): number | undefined {
  if (typeof typed !== 'string' || typed.trim() === '') return undefined;
  const side = Number(typed);
  return isSide(side) ? side : undefined;
}

/** Changes the size of a map, 20 to 500 squares per side; what is beyond the edge is lost, but undo restores it. */
export function resizeMap(
  map: DungeonMap,
  asked: { width: number; height: number },
  anchor: Anchor,
): DungeonMap {
  const { width, height } = asked;
  if (width === map.width && height === map.height) return map;
  const byX = shift(width - map.width, anchor, 'west', 'east');
  const byY = shift(height - map.height, anchor, 'north', 'south');
  const cells = new Uint8Array(width * height);
  const room = new Uint16Array(width * height);
  const locked = map.locked && new Uint8Array(width * height);
  for (let y = Math.max(0, byY); y < Math.min(height, map.height + byY); y += 1) {
    for (let x = Math.max(0, byX); x < Math.min(width, map.width + byX); x += 1) {
      const from = (y - byY) * map.width + x - byX;
      cells[y * width + x] = map.cells[from] ?? 0;
      room[y * width + x] = map.room[from] ?? 0;
      if (locked) locked[y * width + x] = map.locked?.[from] ?? 0;
    }
  }
  const isIn = ({ x, y }: Place) => x >= 0 && y >= 0 && x < width && y < height;
  const moved = <T extends Place>(list: readonly T[]): T[] =>
    list.map((thing) => ({ ...thing, x: thing.x + byX, y: thing.y + byY })).filter(isIn);
  const isAtEdge = ({ x, y }: Place) => x === 0 || y === 0 || x === width - 1 || y === height - 1;
  const rooms: Room[] = map.rooms.map((one) => ({
    ...one,
    x: one.x + byX,
    y: one.y + byY,
    centre: { x: one.centre.x + byX, y: one.centre.y + byY },
  }));
  const resized: DungeonMap = {
    ...map,
    recipe: map.recipe && { ...map.recipe, width, height },
    width,
    height,
    cells,
    room,
    rooms,
    doors: moved(map.doors),
    stairs: moved(map.stairs),
    symbols: moved(map.symbols),
    labels: moved(map.labels),
    entrances: moved(map.entrances).filter(isAtEdge),
    ...(locked && { locked }),
  };
  return settle(resized, new Set(rooms.map((one) => one.number)));
}

/** Describes what was lost in the resize, for the status line; empty when nothing was. */
export function resizeLosses(before: DungeonMap, after: DungeonMap): string {
  const kept = new Map(after.rooms.map((room) => [room.number, room]));
  const gone = before.rooms.filter(({ number }) => !kept.has(number)).length;
  const cut = before.rooms.filter(({ number, width, height }) => {
    const room = kept.get(number);
    return room !== undefined && (room.width < width || room.height < height);
  }).length;
  const rooms = (count: number) => (count === 1 ? '1 room' : `${count} rooms`);
  const losses = [
    ...(gone > 0 ? [`${rooms(gone)} cut off at the edge`] : []),
    ...(cut > 0 ? [`${rooms(cut)} made smaller`] : []),
  ];
  return losses.length === 0 ? '' : `${losses.join(', ')}; Undo restores everything`;
}

function shift(more: number, anchor: Anchor, low: string, high: string): number {
  if (anchor.includes(low)) return 0;
  // Rounded towards zero, so that resizing back restores the old position.
  return anchor.includes(high) ? more : Math.trunc(more / 2);
}
