import type { EditorState } from '../edit/editor-state';
import { mapToJson } from '../file/map-json';

const KEY = 'mapwright-carried';

/** Notes in this tab the map as it stands, for the way through the sign-in: an address carries no more than a recipe. */
export function carryMap(editor: EditorState | null, owner: string): void {
  if (editor) carryJson(mapToJson(editor.map), owner);
}

/** The same with a map's text. */
export function carryJson(json: string, owner: string): void {
  try {
    sessionStorage.setItem(KEY, `${owner}\n${json}`);
  } catch {
    // Storage is full or refused: the recipe alone comes along.
  }
}

/** The map that was carried here, once; null when there is none, or it is another person's. */
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
