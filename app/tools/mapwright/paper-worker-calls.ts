import type { DungeonMap } from './grid';
import type { MapSvgChoices } from './output/map-svg';
import type { PrintLook } from './output/print-pdf';
import type { PrintChoices } from './output/print-plan';

/** What the page asks of the Web Worker that makes files; the moment is in milliseconds since 1970. */
export type PaperCall =
  | { kind: 'pdf'; map: DungeonMap; choices: PrintChoices; look: PrintLook; createdAt: number }
  | { kind: 'cutouts'; map: DungeonMap; choices: PrintChoices; look: PrintLook; createdAt: number }
  | { kind: 'svg'; map: DungeonMap; choices: MapSvgChoices };

export type PaperAnswer = { kind: 'pdf'; bytes: Uint8Array | null } | { kind: 'svg'; svg: string };
