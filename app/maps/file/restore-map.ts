import { CELL } from '../map/cells';
import { GENERATOR_VERSION } from '../map/generator-version';
import { type DungeonMap, LARGEST_SIDE, SMALLEST_SIDE } from '../map/grid';
import type { MapRecipe } from '../map/recipe';
import { readRecipe } from '../map/recipe-link';
import { LONGEST_NAME, oneLine } from '../map/typed-words';
import { cellOfLetter } from './cell-letters';
import { MAP_FORMAT, MAP_FORMAT_VERSION } from './map-json';
import { restorePrep } from './restore-room-texts';
import { restoreRooms } from './restore-rooms';
import {
  restoreDoors,
  restoreEntrances,
  restoreLabels,
  restoreStairs,
  restoreSymbols,
} from './restore-things';
import { type Fields, fieldsOf, type Repairs, repairList, wholeNumber } from './restored';
import { unpackRow, unpackSpans } from './runs';

export type Restored =
  | { ok: true; map: DungeonMap; repairs: string[] }
  | { ok: false; problem: string };

/** Longer than any map this program writes, in UTF-16 units. */
const LONGEST_TEXT = 4_000_000;

/**
 * Reads a map from a file or a request. What can be repaired is repaired and reported in sentences; anything else is
 * returned as a problem. Never throws.
 */
export function restoreMap(source: unknown): Restored {
  const saved = typeof source === 'string' ? parsed(source) : source;
  if (typeof saved === 'string') return { ok: false, problem: saved };
  const fields = fieldsOf(saved);
  if (fields === null || fields.format !== MAP_FORMAT) {
    return { ok: false, problem: 'This file is not a Mapwright map.' };
  }
  if (wholeNumber(fields.formatVersion, 1, MAP_FORMAT_VERSION) === null) {
    return { ok: false, problem: 'This map was saved by a newer version of Mapwright.' };
  }
  const { cells } = fields;
  if (!Array.isArray(cells) || cells.length === 0) {
    return { ok: false, problem: 'This map has no squares.' };
  }
  return build(fields, cells);
}

function build(fields: Fields, rows: readonly unknown[]): Restored {
  const repairs = repairList();
  const width = side('width', fields.width, usualLength(rows), repairs);
  const height = side('height', fields.height, rows.length, repairs);
  const map: DungeonMap = {
    version: restoreVersion(fields.generator, repairs),
    recipe: restoreRecipe(fields.recipe, repairs),
    name: oneLine(fields.name, LONGEST_NAME) || 'Unnamed map',
    width,
    height,
    cells: restoreCells(rows, width, height, repairs),
    room: new Uint16Array(width * height),
    doors: [],
    stairs: [],
    entrances: [],
    symbols: [],
    labels: [],
    rooms: [],
  };
  if (map.name !== fields.name) repairs.say('The name was shortened or filled in.');
  restoreSpans('rooms', fields.roomSquares, map.room, map, repairs);
  map.rooms = restoreRooms(fields.rooms, map, repairs);
  map.doors = restoreDoors(fields.doors, map, repairs);
  map.stairs = restoreStairs(fields.stairs, map, repairs);
  map.entrances = restoreEntrances(fields.entrances, map, repairs);
  map.symbols = restoreSymbols(fields.symbols, map, repairs);
  map.labels = restoreLabels(fields.labels, map, repairs);
  const prep = restorePrep(fields.prep);
  if (prep !== undefined) map.prep = prep;
  if (fields.locked !== undefined) {
    const locked = new Uint8Array(width * height);
    restoreSpans('locked squares', fields.locked, locked, map, repairs);
    map.locked = locked.map((value) => (value === 0 ? 0 : 1));
  }
  return { ok: true, map, repairs: repairs.sentences() };
}

/** The parsed value, or a sentence that says why there is none. */
function parsed(text: string): unknown {
  if (text.length > LONGEST_TEXT) return 'This file is too large to be a map.';
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? 'This file is not a Mapwright map.' : value;
  } catch {
    return 'This file is not JSON.';
  }
}

/** The most frequent length of the rows, because a single one may be damaged. */
function usualLength(rows: readonly unknown[]): number {
  const counts = new Map<number, number>();
  for (const row of rows.slice(0, LARGEST_SIDE)) {
    const length = typeof row === 'string' ? unpackRow(row, LARGEST_SIDE + 1).length : 0;
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  return [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), [0, 0])[0];
}

function restoreVersion(value: unknown, repairs: Repairs): number {
  const version = wholeNumber(value, 1, GENERATOR_VERSION);
  if (version === null) {
    repairs.say(
      'It does not say which version of the generator made it: generating it again may give another map.',
    );
  }
  return version ?? GENERATOR_VERSION;
}

/** The stated length of a side if valid, otherwise the one found in its squares. */
function side(name: string, value: unknown, found: number, repairs: Repairs): number {
  const told = wholeNumber(value, SMALLEST_SIDE, LARGEST_SIDE) ?? found;
  const kept = Math.min(LARGEST_SIDE, Math.max(SMALLEST_SIDE, told));
  if (kept !== value) repairs.say(`The ${name} was set to ${kept} squares.`);
  return kept;
}

function restoreCells(
  rows: readonly unknown[],
  width: number,
  height: number,
  repairs: Repairs,
): Uint8Array {
  const cells = new Uint8Array(width * height);
  let unknown = 0;
  let wrongRows = rows.length === height ? 0 : 1;
  for (let y = 0; y < height; y += 1) {
    const packed = rows[y];
    const row = typeof packed === 'string' ? unpackRow(packed, width + 1) : '';
    if (row.length !== width) wrongRows += 1;
    for (let x = 0; x < Math.min(width, row.length); x += 1) {
      const cell = cellOfLetter(row.charAt(x));
      if (cell === undefined) unknown += 1;
      cells[y * width + x] = cell ?? CELL.rock;
    }
  }
  if (unknown > 0) repairs.count(unknown, 'square of an unknown kind', 'turned into rock');
  if (wrongRows > 0) repairs.say('Rows of the wrong length were cut or filled up with rock.');
  return cells;
}

function restoreSpans(
  name: string,
  rows: unknown,
  values: Uint8Array | Uint16Array,
  { width, height }: DungeonMap,
  repairs: Repairs,
): void {
  const list: readonly unknown[] = Array.isArray(rows) ? rows : [];
  let sound = list.length === height;
  for (let y = 0; y < Math.min(height, list.length); y += 1) {
    const packed = list[y];
    if (typeof packed !== 'string' || !unpackSpans(packed, values, y * width, width)) sound = false;
  }
  if (!sound) repairs.say(`Part of ${name} could not be read and was left out.`);
}

function restoreRecipe(value: unknown, repairs: Repairs): MapRecipe | null {
  if (value === null) return null;
  const fields = fieldsOf(value);
  if (fields === null) {
    repairs.say('The generator settings could not be read; the map cannot be generated again.');
    return null;
  }
  const params = new URLSearchParams();
  for (const [key, entry] of Object.entries(fields).slice(0, 60)) {
    if (typeof entry === 'string' || typeof entry === 'number') {
      params.set(key, String(entry).slice(0, 200));
    }
  }
  // A saved recipe has no preset or version parameters; these belong to links.
  params.delete('preset');
  params.delete('v');
  const { recipe, corrected } = readRecipe(params);
  for (const sentence of corrected) repairs.say(sentence);
  return recipe;
}
