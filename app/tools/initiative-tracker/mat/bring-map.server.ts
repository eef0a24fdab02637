import { fitsFight } from '~/fights/kept/fits-fight';
import { MOST_MAT_SQUARES } from '~/fights/log/mat-limits';
import type { MatMap } from '~/fights/log/state';
import { mapToJson } from '~/maps/file/map-json';
import { restoreMap } from '~/maps/file/restore-map';
import { mapShelf } from '~/maps/kept/saved-maps.server';
import type { DungeonMap } from '~/maps/map/grid';
import { roomWords, shorterTexts } from '~/maps/map/room-text';
import type { ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import type { FormFields } from '../form-fields';
import type { PickedMap } from './map-picker';

const TOO_MANY_SQUARES =
  'A map in a fight has at most 10,000 squares, such as 100 × 100. Save a smaller part of it.';
const TOO_MUCH = 'This map has too many details for a fight. Save a smaller part of it.';
const MISSING = 'That map was not found. It may have been deleted.';
const UNREAD = 'That map cannot be opened right now. Try again later.';

/** A saved map as a fight holds it, or why it cannot. */
type CopiedMap =
  /** `words`: what its game master wrote about each room, by number. */
  | { ok: true; map: Omit<MatMap, 'id'>; words: ReadonlyMap<number, string>; drawn: DungeonMap }
  | { ok: false; problem: string; status: number };

/** A saved map as the fields of a form that puts it into a fight, or why it cannot be. */
export type BroughtMap =
  | { ok: true; fields: FormFields }
  | { ok: false; problem: string; status: number };

/** Copies a saved map for a fight. */
export async function copiedMap(store: ShelfStore, userId: string, id: string): Promise<CopiedMap> {
  const saved = await mapShelf.open(store, userId, id);
  if (saved === null) return { ok: false, problem: MISSING, status: 404 };
  const restored = saved.text === null ? null : restoreMap(saved.text);
  if (!restored?.ok) return { ok: false, problem: UNREAD, status: 503 };
  const { locked: _, prep: __, ...map } = restored.map;
  const { width, height } = map;
  const json = fittingJson(map);
  if (json === null) {
    const problem = width * height > MOST_MAT_SQUARES ? TOO_MANY_SQUARES : TOO_MUCH;
    return { ok: false, problem, status: 400 };
  }
  const words = new Map(map.rooms.map((room) => [room.number, roomWords(room)]));
  return { ok: true, map: { name: saved.name, width, height, json }, words, drawn: map };
}

/** The map's file with as much of its rooms' texts as a fight can hold; null when the map alone is too large. */
function fittingJson(map: DungeonMap): string | null {
  const { width, height } = map;
  for (const most of [Number.POSITIVE_INFINITY, 400, 0]) {
    const json = mapToJson({ ...map, rooms: shorterTexts(map.rooms, most) });
    if (fitsFight({ width, height, json })) return json;
  }
  return null;
}

/** Reads a saved map for a form of a fight. */
export async function broughtMap(
  store: ShelfStore,
  userId: string,
  id: string,
): Promise<BroughtMap> {
  const copied = await copiedMap(store, userId, id);
  if (!copied.ok) return copied;
  const { name, width, height, json } = copied.map;
  const fields = [
    ['mat-json', json],
    ['mat-name', name],
    ['mat-width', String(width)],
    ['mat-height', String(height)],
  ] as const;
  return { ok: true, fields };
}

/** Puts the chosen map into the form that chooses it; returns an error when it cannot be in a fight. */
export async function bringMap(
  store: ShelfStore,
  userId: string,
  form: FormData,
): Promise<{ problem: string; status: number } | null> {
  if (form.get('intent') !== 'mat:choose') return null;
  const brought = await broughtMap(store, userId, String(form.get('map') ?? ''));
  if (!brought.ok) return brought;
  for (const [name, value] of brought.fields) form.set(name, value);
  return null;
}

/** The user's saved maps, for the picker. */
export async function pickedMaps(
  { db }: Pick<ShelfStore, 'db'>,
  userId: string,
): Promise<PickedMap[]> {
  const maps = await mapShelf.list(db, userId);
  return maps.map(({ id, name, width, height, thumbnail }) => ({
    id,
    name,
    width,
    height,
    thumbnail,
  }));
}
