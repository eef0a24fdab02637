import { type Dispatch, useEffect, useRef } from 'react';
import { mapToJson } from '../output/map-json';
import { restoreMap } from '../output/restore-map';
import type { EditorAction } from './editor';
import type { EditorState } from './editor-state';

const KEY = 'mapwright-carried';

/** Notes in this tab the map as it stands, for the way through the sign-in: an address carries no more than a recipe. */
export function carryMap(editor: EditorState | null): void {
  try {
    if (editor) sessionStorage.setItem(KEY, mapToJson(editor.map));
  } catch {
    // Storage is full or refused: the recipe alone comes along.
  }
}

/** Lays the carried map upon the board once it stands; one step takes it away again. */
export function useCarriedMap(
  editor: EditorState | null,
  dispatch: Dispatch<EditorAction>,
  isAwaited: boolean,
): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isAwaited || editor === null || isDone.current) return;
    isDone.current = true;
    const json = takeCarried();
    const restored = json === null ? null : restoreMap(json);
    if (restored?.ok) {
      dispatch({ type: 'replace', map: restored.map, label: 'Your drawing brought along' });
    }
  }, [isAwaited, editor, dispatch]);
}

function takeCarried(): string | null {
  try {
    const json = sessionStorage.getItem(KEY);
    sessionStorage.removeItem(KEY);
    return json;
  } catch {
    return null;
  }
}
