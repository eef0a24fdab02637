import type { DungeonMap } from './grid';
import type { MapSvgChoices } from './output/map-svg';
import type { PrintLook } from './output/print-pdf';
import type { PrintChoices } from './output/print-plan';
import type { RoomEntry } from './room-key';

/** What the page asks of the Web Worker that writes keys and makes files; the moment is in milliseconds since 1970. */
export type PaperCall =
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
  | { kind: 'pdf'; bytes: Uint8Array | null }
  | { kind: 'svg'; svg: string }
  | { kind: 'key'; entries: RoomEntry[] };
