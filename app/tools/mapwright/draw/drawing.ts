import type { DungeonMap, Entrance } from '../map/grid';
import type { Audience, OpenSquares } from '../map/squares';
import type { Bends } from './corner-bends';
import type { MapPalette } from './map-palette';
import type { Patches } from './terrain-marks';

/** A PDF has no pattern. */
export type Hatching = 'strokes' | 'pattern' | 'tone' | 'none';

export type DrawChoices = {
  palette: MapPalette;
  audience: Audience;
  grid: boolean;
  /** Caves and round rooms with smooth walls rather than steps. */
  smooth: boolean;
  /** Each stroke drawn, the seamless pattern, an even tone (all that is left of it from afar), or none. */
  hatching: Hatching;
  /** Pixels that a square will be wide on the screen, for words to be read there; left out for paper and files. */
  shownPx?: number;
};

/** What is worked out once for a map, however many parts of it are drawn. */
export type Drawing = {
  map: DungeonMap;
  choices: DrawChoices;
  squares: OpenSquares;
  bends: Bends | undefined;
  palette: MapPalette;
  /** Sides where the wall is left open: where one comes in, and where a room drawn alone goes on. */
  gaps: Entrance[];
  water: Patches;
  pits: Patches;
};
