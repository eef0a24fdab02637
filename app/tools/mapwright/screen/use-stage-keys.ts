import type { Dispatch, KeyboardEvent } from 'react';
import type { Place } from '~/maps/map/grid';
import type { EditorAction } from '../edit/editor';
import type { EditorState } from '../edit/editor-state';
import type { ViewControls } from './use-map-view';

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** How far the cursor moves with the keys for larger steps. */
const LEAP = 5;

type Keys = {
  editor: EditorState | null;
  dispatch: Dispatch<EditorAction>;
  controls: ViewControls;
  /** Opens the room of a square; returns whether there is one to open. */
  open: (at: Place) => boolean;
};

/** Keyboard input in the map area: arrow keys move, Enter draws, the space bar is held. All other keys are commands. */
export function useStageKeys({ editor, dispatch, controls, open }: Keys) {
  return (event: KeyboardEvent) => {
    if (editor === null || event.altKey) return;
    const step = STEPS[event.key];
    const isFar = event.ctrlKey || event.metaKey;
    const isPlain = !(isFar || event.shiftKey);
    if (step) {
      const far = isFar ? LEAP : 1;
      const by = { x: step.x * far, y: step.y * far };
      dispatch({ type: 'step', by, extend: event.shiftKey });
      const { cursor } = editor;
      controls.reveal({ x: cursor.x + by.x, y: cursor.y + by.y });
    } else if (isPlain && event.key === 'Enter') {
      if (!open(editor.cursor)) dispatch({ type: 'act' });
    } else if (!isPlain || event.key !== ' ') return;
    event.preventDefault();
  };
}
