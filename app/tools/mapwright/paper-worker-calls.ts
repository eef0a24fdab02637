import type { MapLook } from './editor/map-look';
import type { DrawnPieces, Sight } from './editor/map-pieces';
import type { DungeonMap } from './grid';
import type { MapSvgChoices } from './output/map-svg';
import type { PrintLook } from './output/print-pdf';
import type { PrintChoices } from './output/print-plan';
import type { RoomEntry } from './room-key';

/** What the page asks of the Web Worker that draws and makes files; the moment is in milliseconds since 1970. */
export type PaperCall =
  | { kind: 'pieces'; map: DungeonMap; look: MapLook; sight: Sight }
  | {
      kind: 'pdf';
      map: DungeonMap;
      choices: PrintChoices;
      look: PrintLook;
      createdAt: number;
      /** The room key to print behind the sheets. */
      key: readonly RoomEntry[];
    }
  | { kind: 'cutouts'; map: DungeonMap; choices: PrintChoices; look: PrintLook; createdAt: number }
  | { kind: 'svg'; map: DungeonMap; choices: MapSvgChoices };

export type PaperAnswer =
  | { kind: 'pieces'; drawn: DrawnPieces }
  | { kind: 'pdf'; file: Blob | null }
  | { kind: 'svg'; svg: string };
