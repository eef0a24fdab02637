import type { WideDoor } from '../map/doors';
import type { DungeonMap, Entrance } from '../map/grid';
import type { Audience, OpenSquares } from '../map/squares';
import type { Bends } from './corner-bends';
import type { MapPalette } from './map-palette';
import type { Patches } from './terrain-marks';

/** How hatching is drawn; a PDF has no patterns. */
export type Hatching = 'strokes' | 'pattern' | 'tone' | 'none';

export type DrawChoices = {
  palette: MapPalette;
  audience: Audience;
  grid: boolean;
  /** Draws caves and round rooms with smooth walls instead of steps. */
  smooth: boolean;
  /** Individual strokes, the seamless pattern, an even tone (how it looks from afar), or none. */
  hatching: Hatching;
  /** Pixels per square on the screen, to keep texts readable; omitted for paper and files. */
  shownPx?: number;
};

/** What is computed once for a map, however many parts of it are drawn. */
export type Drawing = {
  map: DungeonMap;
  choices: DrawChoices;
  squares: OpenSquares;
  bends: Bends | undefined;
  palette: MapPalette;
  doors: readonly WideDoor[];
  /** Sides without a wall: entrances, and where a separately drawn room continues. */
  gaps: Entrance[];
  water: Patches;
  pits: Patches;
  /** 1 for rock that is hatched whole; null when there is none, or no hatching. */
  pockets: Uint8Array | null;
  lava: Patches;
  chasm: Patches;
  ice: Patches;
  grass: Patches;
};
