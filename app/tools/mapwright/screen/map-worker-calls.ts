import type { DungeonMap } from '~/maps/map/grid';
import type { MapRecipe } from '~/maps/map/recipe';
import type { RoomEntry } from '../key/room-key';

/** The page's calls to the Web Worker that generates maps and their room keys. */
export type MapCall =
  | { kind: 'generate'; recipe: MapRecipe }
  | { kind: 'regenerate'; map: DungeonMap; recipe: MapRecipe; locked: Uint8Array }
  | { kind: 'key'; map: DungeonMap; seed: string }
  | { kind: 'name'; recipe: MapRecipe };

export type MapAnswer =
  | { kind: 'map'; map: DungeonMap }
  | { kind: 'key'; entries: RoomEntry[] }
  | { kind: 'name'; name: string };
