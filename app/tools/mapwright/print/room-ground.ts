import type {
  Door,
  DungeonMap,
  Entrance,
  MapLabel,
  MapSymbol,
  Place,
  Room,
  Stair,
} from '~/maps/map/grid';
import { type Audience, builtSquares, type OpenSquares, type Squares } from '~/maps/map/squares';

/** Data of all rooms, so that each can be drawn separately without traversing the whole map. */
export type RoomGround = {
  all: OpenSquares;
  /** The bounding box of each room's squares. */
  areas: ReadonlyMap<number, Squares>;
  /** The doors of each room. */
  doors: ReadonlyMap<number, Door[]>;
  /** The objects on each square. */
  things: {
    doors: ReadonlyMap<number, Door[]>;
    stairs: ReadonlyMap<number, Stair[]>;
    entrances: ReadonlyMap<number, Entrance[]>;
    symbols: ReadonlyMap<number, MapSymbol[]>;
    labels: ReadonlyMap<number, MapLabel[]>;
    rooms: ReadonlyMap<number, Array<{ x: number; y: number; room: Room }>>;
  };
};

/** The squares of a room, and the area that contains all of them. */
export type RoomPart = { squares: OpenSquares; area: Squares };

/** Traverses a map once for all its rooms. */
export function roomGround(map: DungeonMap, audience: Audience): RoomGround {
  const { width } = map;
  const doors = new Map<number, Door[]>();
  for (const door of map.doors) {
    for (const number of new Set(roomsBeside(map, door))) listed(doors, number).push(door);
  }
  const bySquare = <T extends Place>(things: readonly T[]) => {
    const found = new Map<number, T[]>();
    for (const thing of things) listed(found, thing.y * width + thing.x).push(thing);
    return found;
  };
  return {
    all: builtSquares(map, audience),
    areas: areasOf(map),
    doors,
    things: {
      doors: bySquare(map.doors),
      stairs: bySquare(map.stairs),
      entrances: bySquare(map.entrances),
      symbols: bySquare(map.symbols),
      labels: bySquare(map.labels),
      rooms: bySquare(map.rooms.map((room) => ({ ...room.centre, room }))),
    },
  };
}

/** The squares of a room with its doors, everything else rock, for a room to cut out; null for no room. */
export function roomSquares(map: DungeonMap, number: number, ground: RoomGround): RoomPart | null {
  const own = ground.areas.get(number);
  if (own === undefined) return null;
  const { all } = ground;
  const open = new Uint8Array(all.open.length);
  for (let y = own.y; y < own.y + own.height; y += 1) {
    for (let x: number = own.x; x < own.x + own.width; x += 1) {
      const square = y * map.width + x;
      if (map.room[square] === number) open[square] = all.open[square] ?? 0;
    }
  }
  for (const { x, y } of ground.doors.get(number) ?? []) {
    const square = y * map.width + x;
    open[square] = all.open[square] ?? 0;
  }
  return { squares: { ...all, open }, area: withDoors(own, map) };
}

function roomsBeside(map: DungeonMap, { x, y, direction }: Door): number[] {
  const sides =
    direction === 'horizontal'
      ? [
          [x - 1, y],
          [x + 1, y],
        ]
      : [
          [x, y - 1],
          [x, y + 1],
        ];
  return sides.flatMap(([sideX = -1, sideY = -1]) => {
    const isOnMap = sideX >= 0 && sideX < map.width && sideY >= 0 && sideY < map.height;
    const number = isOnMap ? (map.room[sideY * map.width + sideX] ?? 0) : 0;
    return number === 0 ? [] : [number];
  });
}

function areasOf({ room, width }: DungeonMap): Map<number, Squares> {
  const areas = new Map<number, Squares>();
  room.forEach((number, square) => {
    if (number === 0) return;
    const [x, y] = [square % width, Math.floor(square / width)];
    const area = areas.get(number);
    if (area === undefined) {
      areas.set(number, { x, y, width: 1, height: 1 });
      return;
    }
    const right = Math.max(area.x + area.width, x + 1);
    area.x = Math.min(area.x, x);
    area.width = right - area.x;
    area.height = y + 1 - area.y;
  });
  return areas;
}

/** The room with the squares next to it, within the map. */
function withDoors(own: Squares, map: DungeonMap): Squares {
  const x = Math.max(0, own.x - 1);
  const y = Math.max(0, own.y - 1);
  return {
    x,
    y,
    width: Math.min(map.width, own.x + own.width + 1) - x,
    height: Math.min(map.height, own.y + own.height + 1) - y,
  };
}

function listed<T>(lists: Map<number, T[]>, key: number): T[] {
  const list = lists.get(key);
  if (list !== undefined) return list;
  const fresh: T[] = [];
  lists.set(key, fresh);
  return fresh;
}
