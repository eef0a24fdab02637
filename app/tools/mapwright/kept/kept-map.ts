import { mapThumbnailSvg } from '../draw/map-thumbnail';
import { mapToJson } from '../file/map-json';
import { restoreMap } from '../file/restore-map';
import type { DungeonMap } from '../map/grid';
import { readLook, writeLook } from '../map/map-look';
import { LONGEST_NAME, oneLine } from '../map/typed-words';

/** What is written down of a map that is kept. */
export type KeptMap = {
  name: string;
  look: string;
  width: number;
  height: number;
  rooms: number;
  json: string;
  thumbnail: string;
};

/** Characters of a kept map's text; of 500 by 500 squares an ordinary map has some 760,000, the densest 1,340,000. */
export const LONGEST_JSON = 2_000_000;

/** How many maps a person may keep. */
export const MOST_MAPS = 200;

/** The same with those deleted in the last 30 days. */
export const MOST_MAPS_WITH_DELETED = 400;

/** Reads a map and its look as they come from a form, or says in a sentence why it cannot be kept. */
export function keptMap(
  json: string,
  look: string,
): { ok: true; kept: KeptMap } | { ok: false; problem: string } {
  if (json.length > LONGEST_JSON) return { ok: false, problem: 'This map is too large to save.' };
  const restored = restoreMap(json);
  return restored.ok ? keep(restored.map, look) : restored;
}

/** The same for a map that is there already. */
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
      // What a list shows of a map may be seen over a shoulder: secret doors stay shut.
      thumbnail: mapThumbnailSvg(map, 160, 'player'),
    },
  };
}

/** A name as it is kept: one line of at most 80 characters; '' when nothing is left. */
export function keptName(typed: unknown): string {
  return oneLine(typed, LONGEST_NAME);
}

/** The name with a word behind it that tells it from its twin; a long name gives way to the word. */
function nameWith(name: string, word: string): string {
  return `${oneLine(name, LONGEST_NAME - word.length - 1)} ${word}`;
}

/** What a copy of a map is called. */
export function copyName(name: string): string {
  return nameWith(name, '(copy)');
}

/** What the version of a map is called that gives way to another and is kept beside it. */
export function otherName(name: string): string {
  return nameWith(name, '(other version)');
}

/** The text of a kept map under another name. */
export function renamedJson(json: string, name: string): string {
  const restored = restoreMap(json);
  return restored.ok ? mapToJson({ ...restored.map, name }) : json;
}
