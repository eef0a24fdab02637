import type { MapLook } from './editor/map-look';
import type { DrawnPieces, Sight } from './editor/map-pieces';
import type { DungeonMap } from './grid';
import type { MapSvgChoices } from './output/map-svg';
import type { PrintLook } from './output/print-pdf';
import type { PrintChoices } from './output/print-plan';
import type { RoomEntry } from './room-key';

/** What the page asks of the Web Worker that draws, writes keys and makes files; the moment is in milliseconds since 1970. */
export type PaperCall =
  | { kind: 'pieces'; map: DungeonMap; look: MapLook; sight: Sight }
  | {
      kind: 'pdf';
      map: DungeonMap;
      choices: PrintChoices;
      look: PrintLook;
      createdAt: number;
      /** Adds the room key that this seed gives. */
      keySeed: string | null;
    }
  | { kind: 'cutouts'; map: DungeonMap; choices: PrintChoices; look: PrintLook; createdAt: number }
  | { kind: 'svg'; map: DungeonMap; choices: MapSvgChoices }
  | { kind: 'key'; map: DungeonMap; seed: string };

export type PaperAnswer =
  | { kind: 'pieces'; drawn: DrawnPieces }
  | { kind: 'pdf'; bytes: Uint8Array | null }
  | { kind: 'svg'; svg: string }
  | { kind: 'key'; entries: RoomEntry[] };
