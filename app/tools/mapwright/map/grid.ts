import { CELL } from './cells';
import type { MapRecipe } from './recipe';

/** The version of the generator: the same seed, options and version give the same map for ever. */
export const GENERATOR_VERSION = 1;

/** The smallest and the largest side of a map, in squares of 5 feet. */
export const SMALLEST_SIDE = 20;
export const LARGEST_SIDE = 500;

/** A square of a map, by its column and row. */
export type Place = { x: number; y: number };

export const SIDES = ['north', 'east', 'south', 'west'] as const;
export type Side = (typeof SIDES)[number];

/** One square's step towards each side; y grows southwards. */
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

/** `direction` is the way one walks through it: a horizontal door joins west and east. */
export type Door = { x: number; y: number; direction: 'horizontal' | 'vertical'; kind: DoorKind };

/** `direction` is the way one walks to take the stairs. */
export type Stair = { x: number; y: number; direction: Side; kind: 'up' | 'down' };

/** An open square in the outermost row or column, on the named side of the map. */
export type Entrance = { x: number; y: number; side: Side };

export const SYMBOL_KINDS = ['pillar', 'statue', 'altar', 'well', 'chest', 'trap'] as const;
export type SymbolKind = (typeof SYMBOL_KINDS)[number];

/** A sign drawn upon an open square; it closes nothing. */
export type MapSymbol = { x: number; y: number; kind: SymbolKind };

/** Words upon a square: the game master's alone unless they are for the players too. */
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

/** The smallest rectangle round a room's squares; `centre` is a square of the room where its number stands. */
export type Room = {
  number: number;
  x: number;
  y: number;
  width: number;
  height: number;
  shape: RoomShape;
  centre: Place;
  /** The rectangle its shape was built in, from the room's own x and y, where editing has changed the room's since. */
  built?: { x: number; y: number; width: number; height: number };
};

/**
 * A dungeon level in squares of 5 feet. `cells` and `room` hold one entry a square, row by row from the north-west
 * corner. A door stands in an open square of its own that has exactly two opposite open sides.
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
  /** 1 where regenerating leaves the square as it is. */
  locked?: Uint8Array;
};

/** A map of solid rock. */
export function emptyMap(width: number, height: number, name: string): DungeonMap {
  return {
    version: GENERATOR_VERSION,
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

/** What stands at a square; beyond the edge there is rock. */
export function cellAt(map: DungeonMap, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= map.width || y >= map.height) return CELL.rock;
  return map.cells[y * map.width + x] ?? CELL.rock;
}

/** How far the neighbour on each side is in an array that holds a map row by row, `stride` entries a row. */
export function stepsOf(stride: number): readonly [number, number, number, number] {
  return [-stride, 1, stride, -1];
}
