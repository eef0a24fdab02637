import { mapToJson } from '~/maps/file/map-json';
import type { EditorState } from '../edit/editor-state';

const KEY = 'mapwright-carried';

/** Stores the current map in this tab while the user signs in, since the URL can only contain a recipe. */
export function carryMap(editor: EditorState | null, owner: string): void {
  if (editor) carryJson(mapToJson(editor.map), owner);
}

/** The same with a map's JSON. */
export function carryJson(json: string, owner: string): void {
  try {
    sessionStorage.setItem(KEY, `${owner}\n${json}`);
  } catch {
    // Storage is full or denied: only the recipe in the URL remains.
  }
}

/** Takes the map stored in this tab, only once; null if there is none or it belongs to another user. */
export function takeCarriedMap(owner: string): string | null {
  try {
    const text = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    if (text === null) return null;
    const end = text.indexOf('\n');
    const whose = text.slice(0, end);
    return whose === '' || whose === owner ? text.slice(end + 1) : null;
  } catch {
    return null;
  }
}
