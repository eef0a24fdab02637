/** The possible outlines of a dungeon. */
export const LAYOUTS = [
  'rectangle',
  'square',
  'round',
  'cross',
  'keep',
  'hexagon',
  'saltire',
  'box',
  'dagger',
] as const;
export type Layout = (typeof LAYOUTS)[number];

export const MAP_KINDS = ['rooms', 'cave'] as const;
export type MapKind = (typeof MAP_KINDS)[number];

export const ROOM_SIZES = ['small', 'medium', 'large', 'huge'] as const;
export type RoomSize = (typeof ROOM_SIZES)[number];

export const ROOM_STYLES = ['plain', 'varied'] as const;
export type RoomStyle = (typeof ROOM_STYLES)[number];

export const DOOR_SETS = ['none', 'basic', 'secure', 'standard', 'deathtrap'] as const;
export type DoorSet = (typeof DOOR_SETS)[number];

export const STAIR_SETS = ['none', 'two', 'many'] as const;
export type StairSet = (typeof STAIR_SETS)[number];

/** What a place is, or was built for; it steers the shapes, names, furniture and contents of rooms. */
export const THEMES = [
  'none',
  'temple',
  'crypt',
  'mine',
  'sewer',
  'prison',
  'tower',
  'warren',
  'flooded',
  'ruined',
  'natural',
  'keep',
  'cellar',
] as const;
export type PlaceTheme = (typeof THEMES)[number];

/** Everything that determines the squares of a generated map, without its look. */
export type MapRecipe = {
  /** 1 to 64 characters. */
  seed: string;
  kind: MapKind;
  /** In squares, 20 to 500. */
  width: number;
  height: number;
  layout: Layout;
  /** 10 to 100: how much of the outline rooms try to fill. */
  density: number;
  roomSize: RoomSize;
  /** Only rectangles, or also round, octagonal and cross-shaped rooms. */
  roomStyle: RoomStyle;
  /**
   * 0 (rooms on a lattice) to 100 (rooms of every size and form, caverns among them, that share walls and are joined
   * by winding ways).
   */
  irregularity: number;
  /** In squares, 1 to 3. */
  corridorWidth: number;
  /** 0 (winding) to 100 (as few bends as possible). */
  straightness: number;
  /** The percentage of dead ends that are kept: 0 removes all, 100 none. */
  deadEnds: number;
  /** 0 (a single way between any two rooms) to 100 (many alternative ways). */
  loops: number;
  doors: DoorSet;
  stairs: StairSet;
  /** Entrances from the edge of the map, 0 to 4, each on a different side. */
  entrances: number;
  /** The percentage of open squares under water, 0 to 60. */
  water: number;
  /** Pits and rubble: from 0 (none) to 100 (many). */
  pits: number;
  rubble: number;
  /** Lava, chasms, ice, grass and rails, by the theme: from 0 (none) to 100 (much). */
  terrain: number;
  /** The percentage of sufficiently large rooms that get pillars. */
  pillars: number;
  /** Caves: the percentage of the outline that is rock in the end, 35 to 65. */
  caveFill: number;
  /** Caves: the number of times the walls are smoothed, 1 to 6. */
  caveSmoothing: number;
  theme: PlaceTheme;
};

export const DEFAULT_RECIPE: Readonly<MapRecipe> = {
  seed: 'lantern',
  kind: 'rooms',
  width: 60,
  height: 44,
  layout: 'rectangle',
  density: 80,
  roomSize: 'medium',
  roomStyle: 'varied',
  irregularity: 0,
  corridorWidth: 1,
  straightness: 80,
  deadEnds: 30,
  loops: 25,
  doors: 'standard',
  stairs: 'two',
  entrances: 1,
  water: 4,
  pits: 10,
  rubble: 15,
  terrain: 0,
  pillars: 40,
  caveFill: 46,
  caveSmoothing: 4,
  theme: 'none',
};
