import { cornerBends } from '~/maps/draw/corner-bends';
import { flattenLoop } from '~/maps/draw/outline-path';
import { wallLoops } from '~/maps/draw/wall-outline';
import { CELL } from '~/maps/map/cells';
import { middleOf, type WideDoor, wideDoors } from '~/maps/map/doors';
import type { DungeonMap, MapSymbol, Place, SymbolKind } from '~/maps/map/grid';
import { type Audience, isOpenAt, openSquares } from '~/maps/map/squares';
import { heldPlaces, simplifiedWall } from './simplify-walls';

/** A door of a virtual tabletop; lengths in squares, rotation in radians. */
export type UvttPortal = {
  position: Place;
  bounds: [Place, Place];
  rotation: number;
  closed: boolean;
  freestanding: boolean;
};

/** A Universal VTT file (format 0.3): a picture with its walls and doors, in squares. */
export type UvttFile = {
  format: 0.3;
  resolution: { map_origin: Place; map_size: Place; pixels_per_grid: number };
  line_of_sight: Place[][];
  objects_line_of_sight: Place[][];
  portals: UvttPortal[];
  environment: { baked_lighting: boolean; ambient_light: string };
  lights: [];
  /** PNG, JPEG or WebP of exactly map_size x pixels_per_grid pixels, in base64. */
  image: string;
};

/**
 * Who sees a file for virtual tabletops: the game master, players without any secret, or players on a table whose fog
 * hides what is behind the closed secret doors.
 */
export type UvttAudience = Audience | 'table';

/** The map as it is drawn for a table: secret doors are wall, and what is behind them is there for when they open. */
export function tableMap(map: DungeonMap): DungeonMap {
  const cells = map.cells.slice();
  const doors = map.doors.filter(({ kind, x, y }) => {
    if (kind === 'secret') cells[y * map.width + x] = CELL.rock;
    return kind !== 'secret';
  });
  return { ...map, cells, doors };
}

export type UvttChoices = {
  audience: UvttAudience;
  pixelsPerGrid: number;
  /** Without the prefix "data:image/png;base64,". */
  imageBase64: string;
  /** Whether the walls of caves and round rooms are as smooth as in the picture. */
  smooth: boolean;
};

/**
 * Writes a map for a virtual tabletop. Walls are closed chains around the floor along the grid; a passage with a door
 * is open in them and closed by a portal. An archway is neither wall nor portal. A portcullis is an open portal: it
 * does not block sight, and the game master can still find it. For players, secret doors are walls, and everything
 * behind them is rock; for a table they are closed portals.
 */
export function mapUvtt(map: DungeonMap, choices: UvttChoices): UvttFile {
  const { audience, pixelsPerGrid, imageBase64, smooth } = choices;
  const squares = openSquares(map, audience === 'player' ? 'player' : 'gm');
  const loops = wallLoops(squares, undefined, smooth ? cornerBends(map) : undefined);
  const portals = wideDoors(map.doors)
    .filter(({ x, y }) => isOpenAt(squares, x, y))
    .flatMap(portalOf);
  // A portal must still hang from wall to wall.
  const held = heldPlaces(portals.flatMap(({ bounds }) => bounds));
  return {
    format: 0.3,
    resolution: {
      map_origin: { x: 0, y: 0 },
      map_size: { x: map.width, y: map.height },
      pixels_per_grid: pixelsPerGrid,
    },
    // Straight walls have no point too many.
    line_of_sight: loops.map((loop) =>
      smooth ? simplifiedWall(flattenLoop(loop), held) : flattenLoop(loop),
    ),
    objects_line_of_sight: map.symbols
      .filter(({ x, y }) => isOpenAt(squares, x, y))
      .flatMap(sightBlocked),
    portals,
    environment: { baked_lighting: false, ambient_light: 'ffffffff' },
    lights: [],
    image: imageBase64,
  };
}

/** The radius in squares of symbols that block sight; others are low. */
const BLOCKS_SIGHT: Readonly<Partial<Record<SymbolKind, number>>> = { pillar: 0.27, statue: 0.34 };

/** The closed chain around a pillar or statue, in eight segments. */
function sightBlocked({ x, y, kind }: MapSymbol): Place[][] {
  const radius = BLOCKS_SIGHT[kind];
  if (radius === undefined) return [];
  const rounded = (squares: number) => Math.round(squares * 1000) / 1000;
  const corners = Array.from({ length: 9 }, (_, index) => {
    const angle = ((index % 8) + 0.5) * (Math.PI / 4);
    return {
      x: rounded(x + 0.5 + radius * Math.cos(angle)),
      y: rounded(y + 0.5 + radius * Math.sin(angle)),
    };
  });
  return [corners];
}

/** The portal of a door: across the middle of its squares, from wall to wall. */
function portalOf(door: WideDoor): UvttPortal[] {
  if (door.kind === 'archway') return [];
  const { x, y, wide } = door;
  const bounds: [Place, Place] =
    door.direction === 'horizontal'
      ? [
          { x: x + 0.5, y },
          { x: x + 0.5, y: y + wide },
        ]
      : [
          { x, y: y + 0.5 },
          { x: x + wide, y: y + 0.5 },
        ];
  return [
    {
      position: middleOf(door),
      bounds,
      rotation: door.direction === 'horizontal' ? Math.PI / 2 : 0,
      closed: door.kind !== 'portcullis',
      freestanding: false,
    },
  ];
}
