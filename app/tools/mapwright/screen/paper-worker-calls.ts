import type { MapSvgChoices } from '~/maps/draw/map-svg';
import type { DungeonMap } from '~/maps/map/grid';
import type { MapLook } from '~/maps/map/map-look';
import type { Squares } from '~/maps/map/squares';
import type { RoomEntry } from '../key/room-key';
import type { PrintLook } from '../print/print-pdf';
import type { PrintChoices } from '../print/print-plan';
import type { DrawnPieces, Sight } from './map-sight';

/** The page's calls to the Web Worker that draws and creates files; times are in milliseconds since 1970. */
export type PaperCall =
  | { kind: 'pieces'; map: DungeonMap; look: MapLook; sight: Sight }
  | {
      kind: 'pdf';
      map: DungeonMap;
      choices: PrintChoices;
      look: PrintLook;
      createdAt: number;
      /** The room key to print after the sheets. */
      key: readonly RoomEntry[];
    }
  | { kind: 'cutouts'; map: DungeonMap; choices: PrintChoices; look: PrintLook; createdAt: number }
  | { kind: 'svg'; map: DungeonMap; choices: MapSvgChoices }
  | { kind: 'tiles'; map: DungeonMap; choices: MapSvgChoices; areas: readonly Squares[] };

export type PaperAnswer =
  | { kind: 'pieces'; drawn: DrawnPieces }
  | { kind: 'pdf'; file: Blob | null }
  | { kind: 'svg'; svg: string }
  | { kind: 'tiles'; svgs: string[] };
