import { LATE_GROUNDS } from '../map/cells';
import { wideDoors } from '../map/doors';
import { isFurniture } from '../map/furniture';
import type { DungeonMap } from '../map/grid';
import { letterOfCell } from './cell-letters';
import { packRow, packSpans } from './runs';

/** The format identifier of a saved map, and the newest version of the format. */
export const MAP_FORMAT = 'mapwright';
export const MAP_FORMAT_VERSION = 4;

/**
 * The oldest version of the format that has all that a map has. The readers of version 1 would leave out furniture,
 * texts about rooms and for whom they were stocked without a word, those of version 2 would wall up lava, chasms, ice,
 * grass, bridges and rails, and those of version 3 would drop doors wider than a square; a newer version they refuse in
 * words.
 */
function formatVersionOf({ cells, rooms, symbols, prep, doors }: DungeonMap): number {
  if (wideDoors(doors).length < doors.length) return MAP_FORMAT_VERSION;
  if (cells.some((cell) => LATE_GROUNDS.has(cell))) return 3;
  const isNewer =
    prep !== undefined ||
    rooms.some(({ told }) => told !== undefined) ||
    symbols.some(({ kind }) => isFurniture(kind));
  return isNewer ? 2 : 1;
}

/**
 * Serialises a map: a run-length encoded row of letters for each row of squares ("12#5." is twelve of rock, five of
 * floor), and each thing by its square. `restoreMap` restores exactly the same map.
 */
export function mapToJson(map: DungeonMap): string {
  const rows = Array.from({ length: map.height }, (_, y) => y * map.width);
  const { width } = map;
  const saved = {
    format: MAP_FORMAT,
    formatVersion: formatVersionOf(map),
    generator: map.version,
    name: map.name,
    width,
    height: map.height,
    recipe: map.recipe,
    cells: rows.map((from) =>
      packRow(Array.from(map.cells.subarray(from, from + width), letterOfCell).join('')),
    ),
    roomSquares: rows.map((from) => packSpans(map.room, from, width)),
    rooms: map.rooms,
    doors: map.doors,
    stairs: map.stairs,
    entrances: map.entrances,
    symbols: map.symbols,
    labels: map.labels,
    prep: map.prep,
    locked:
      map.locked === undefined
        ? undefined
        : rows.map((from) => packSpans(map.locked ?? [], from, width)),
  };
  return JSON.stringify(saved);
}
