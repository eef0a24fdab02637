import { LONGEST_MAT, MOST_MAT_SQUARES } from '~/fights/log/mat-limits';
import { mapToJson } from '~/maps/file/map-json';
import { restoreMap } from '~/maps/file/restore-map';
import { mapShelf } from '~/maps/kept/saved-maps.server';
import type { ShelfStore } from '~/platform/kept-shelf/loose-files.server';
import { MAT_TOO_LARGE } from './mat-words';

const FIELDS = ['mat-json', 'mat-name', 'mat-width', 'mat-height'] as const;
const MISSING = 'That map was not found. It may have been deleted.';
const UNREAD = 'That map cannot be opened right now. Try again later.';

/** Puts the copy of a chosen saved map into a form; returns an error when it cannot be in a fight. */
export async function bringMap(
  store: ShelfStore,
  userId: string,
  form: FormData,
): Promise<{ problem: string; status: number } | null> {
  // Only a map that this request read from the shelf.
  for (const field of FIELDS) form.delete(field);
  if (form.get('intent') !== 'mat:choose') return null;
  const saved = await mapShelf.open(store, userId, String(form.get('map') ?? ''));
  if (saved === null) return { problem: MISSING, status: 404 };
  const restored = saved.text === null ? null : restoreMap(saved.text);
  if (!restored?.ok) return { problem: UNREAD, status: 503 };
  const { locked: _, ...map } = restored.map;
  const json = mapToJson(map);
  if (map.width * map.height > MOST_MAT_SQUARES || json.length > LONGEST_MAT) {
    return { problem: MAT_TOO_LARGE, status: 400 };
  }
  form.set('mat-json', json);
  form.set('mat-name', saved.name);
  form.set('mat-width', String(map.width));
  form.set('mat-height', String(map.height));
  return null;
}
