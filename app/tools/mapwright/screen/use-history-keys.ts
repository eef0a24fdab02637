import { type Dispatch, useEffect } from 'react';
import { commandOfKey, keyName } from '../edit/commands';
import type { EditorAction } from '../edit/editor';

/** What works wherever the focus is: after a press on "Surprise me" too, one wants it undone. */
const EVERYWHERE = ['undo', 'redo', 'escape'];

/** Undo, redo and Escape outside the drawing board; fields and dialogs keep these keys to themselves. */
export function useHistoryKeys(dispatch: Dispatch<EditorAction>): void {
  useEffect(() => {
    function handleKey(event: KeyboardEvent): void {
      if (event.defaultPrevented || !(event.target instanceof Element)) return;
      if (event.target.closest('input:not([type="range"]), textarea, select, dialog')) return;
      const command = commandOfKey(keyName(event));
      if (!command || !EVERYWHERE.includes(command.id)) return;
      if (command.id !== 'escape') event.preventDefault();
      dispatch({ type: 'command', id: command.id });
    }
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [dispatch]);
}
