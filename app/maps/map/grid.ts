import { CELL } from './cells';
import type { FurnitureKind } from './furniture';
import type { MapRecipe } from './recipe';
import type { MapPrep, RoomText } from './room-text';

/** The minimum and maximum side of a map, in squares of 5 feet. */
export const SMALLEST_SIDE = 20;
export const LARGEST_SIDE = 500;

/** A square of a map, by its column and row. */
export type Place = { x: number; y: number };

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** A step of one square towards each side; y grows southwards. */
export const STEP: Readonly<Record<Side, { x: -1 | 0 | 1; y: -1 | 0 | 1 }>> = {
  north: { x: 0, y: -1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: 1 },
  west: { x: -1, y: 0 },
};

export const OPPOSITE: Readonly<Record<Side, Side>> = {
  north: 'south',
  east: 'west',
  south: 'north',
  west: 'east',
};

export const DOOR_KINDS = ['archway', 'door', 'locked', 'trapped', 'secret', 'portcullis'] as const;
export type DoorKind = (typeof DOOR_KINDS)[number];

/** `direction` is the direction of walking through it: a horizontal door connects west and east. */
export type Door = { x: number; y: number; direction: 'horizontal' | 'vertical'; kind: DoorKind };

/** `direction` is the direction of walking onto the stairs. */
export type Stair = { x: number; y: number; direction: Side; kind: 'up' | 'down' };

/** An open square in the outermost row or column, on the named side of the map. */
export type Entrance = { x: number; y: number; side: Side };

export const SYMBOL_KINDS = ['pillar', 'statue', 'altar', 'well', 'chest', 'trap'] as const;
export type SymbolKind = (typeof SYMBOL_KINDS)[number] | FurnitureKind;

/** A symbol on an open square; it does not block the way. */
export type MapSymbol = {
  x: number;
  y: number;
  kind: SymbolKind;
  /** Quarter turns clockwise, 0 when it is missing. */
  turn?: 1 | 2 | 3;
};

/** A label on a square, only for the game master unless `players` is set. */
export type MapLabel = { x: number; y: number; text: string; players?: true };

export const ROOM_SHAPES = [
  'rectangle',
  'round',
  'octagon',
  'cross',
  'diamond',
  'chapel',
  'cavern',
] as const;
export type RoomShape = (typeof ROOM_SHAPES)[number];

/** The bounding box of a room's squares; `centre` is the square of the room where its number is drawn. */
export type Room = {
  number: number;
  x: number;
  y: number;
  width: number;
  height: number;
  shape: RoomShape;
  centre: Place;
  /** The rectangle its shape was built in, relative to the room's x and y, if editing has changed the room's since. */
  built?: { x: number; y: number; width: number; height: number };
  /** What the game master prepared for it. */
  told?: RoomText;
};

/**
 * A dungeon level in squares of 5 feet. `cells` and `room` have one entry per square, row by row from the north-west
 * corner. A door is in an open square of its own with two opposite open sides; doors beside each other across a gap in a
 * wall are one wide door.
 */
export type DungeonMap = {
  version: number;
  recipe: MapRecipe | null;
  name: string;
  width: number;
  height: number;
  cells: Uint8Array;
  /** 0, or the number of the room the square belongs to. */
  room: Uint16Array;
  doors: Door[];
  stairs: Stair[];
  entrances: Entrance[];
  symbols: MapSymbol[];
  labels: MapLabel[];
  rooms: Room[];
  /** 1 where regenerating does not change the square. */
  locked?: Uint8Array;
  /** For whom its rooms were stocked. */
  prep?: MapPrep;
};

/** A map of solid rock; nothing of it depends on the version of the generator. */
export function emptyMap(width: number, height: number, name: string): DungeonMap {
  return {
    version: 1,
    recipe: null,
    name,
    width,
    height,
    cells: new Uint8Array(width * height),
    room: new Uint16Array(width * height),
    doors: [],
    stairs: [],
    entrances: [],
    symbols: [],
    labels: [],
    rooms: [],
  };
}

/** The kind of a square; beyond the edge there is rock. */
export function cellAt(map: DungeonMap, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= map.width || y >= map.height) return CELL.rock;
  return map.cells[y * map.width + x] ?? CELL.rock;
}

/** The offsets of the four neighbors in an array of a map row by row, `stride` entries per row. */
export function stepsOf(stride: number): readonly [number, number, number, number] {
  return [-stride, 1, stride, -1];
}
