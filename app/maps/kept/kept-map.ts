import { mapThumbnailSvg } from '../draw/map-thumbnail';
import { mapToJson } from '../file/map-json';
import { restoreMap } from '../file/restore-map';
import type { DungeonMap } from '../map/grid';
import { readLook, writeLook } from '../map/map-look';
import { LONGEST_NAME, oneLine } from '../map/typed-words';
import { roomSearchWords } from './room-words';

/** The stored fields of a saved map. */
export type KeptMap = {
  name: string;
  look: string;
  width: number;
  height: number;
  rooms: number;
  json: string;
  thumbnail: string;
  /** The words by which the search finds its rooms; without them those stored stay. */
  roomWords?: string;
};

/**
 * The maximum length of a map's JSON in characters; of 500 by 500 squares, an ordinary map has about 760,000, the
 * densest 1,340,000.
 */
export const LONGEST_JSON = 2_000_000;

/** The maximum length of a shared view in characters; a map of 500 by 500 squares has a million. */
export const LONGEST_SHARED_VIEW = 2_000_000;

/** The maximum number of maps per user. */
export const MOST_MAPS = 200;

/** The same, including those deleted in the last 30 days. */
export const MOST_MAPS_WITH_DELETED = 400;

/** Reads a map and its look from a form, or returns a sentence on why it cannot be saved. */
export function keptMap(
  json: string,
  look: string,
): { ok: true; kept: KeptMap } | { ok: false; problem: string } {
  if (json.length > LONGEST_JSON) return { ok: false, problem: 'This map is too large to save.' };
  const restored = restoreMap(json);
  return restored.ok ? keep(restored.map, look) : restored;
}

/** The same for a map object. */
export function keep(
  map: DungeonMap,
  look: string,
): { ok: true; kept: KeptMap } | { ok: false; problem: string } {
  const json = mapToJson(map);
  if (json.length > LONGEST_JSON) return { ok: false, problem: 'This map is too large to save.' };
  const shown = readLook(new URLSearchParams(look.slice(0, 200))).look;
  return {
    ok: true,
    kept: {
      name: map.name,
      look: String(writeLook(new URLSearchParams(), shown)),
      width: map.width,
      height: map.height,
      rooms: map.rooms.length,
      json,
      // Players might see the list too: secret doors stay hidden.
      thumbnail: mapThumbnailSvg(map, 160, 'player'),
      roomWords: roomSearchWords(map.rooms),
    },
  };
}

/** The name as it is stored: one line of at most 80 characters; '' if nothing is left. */
export function keptName(typed: unknown): string {
  return oneLine(typed, LONGEST_NAME);
}

/** Appends a suffix to a name, which is truncated if necessary. */
function nameWith(name: string, word: string): string {
  return `${oneLine(name, LONGEST_NAME - word.length - 1)} ${word}`;
}

/** The name of a map's copy. */
export function copyName(name: string): string {
  return nameWith(name, '(copy)');
}

/** The name of the overwritten version of a map when it is saved as a separate map. */
export function otherName(name: string): string {
  return nameWith(name, '(other version)');
}

/** The JSON of a saved map under another name. */
export function renamedJson(json: string, name: string): string {
  const restored = restoreMap(json);
  return restored.ok ? mapToJson({ ...restored.map, name }) : json;
}
