import { isFurniture } from '../map/furniture';
import type { DungeonMap } from '../map/grid';
import { letterOfCell } from './cell-letters';
import { packRow, packSpans } from './runs';

/** The format identifier of a saved map, and the newest version of the format. */
export const MAP_FORMAT = 'mapwright';
export const MAP_FORMAT_VERSION = 2;

/**
 * The oldest version of the format that has all that a map has. The readers of version 1 would leave out furniture,
 * texts about rooms and for whom they were stocked without a word; a newer version they refuse in words.
 */
function formatVersionOf({ rooms, symbols, prep }: DungeonMap): number {
  const isNewer =
    prep !== undefined ||
    rooms.some(({ told }) => told !== undefined) ||
    symbols.some(({ kind }) => isFurniture(kind));
  return isNewer ? MAP_FORMAT_VERSION : 1;
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
