import type { Dispatch, KeyboardEvent } from 'react';
import { commandOfKey, keyName } from '../edit/commands';
import { DRAWING_TOOLS } from '../edit/drawing-tools';
import type { EditorAction } from '../edit/editor';
import type { EditorState } from '../edit/editor-state';
import type { Place } from '../map/grid';
import type { ViewControls } from './use-map-view';

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowRight: { x: 1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
};

/** Keys that go further than one square. */
const LEAP = 5;

type Keys = {
  editor: EditorState | null;
  dispatch: Dispatch<EditorAction>;
  controls: ViewControls;
};

/** The keys of the drawing board: arrows go, Enter acts, letters choose tools, and the commands have theirs. */
export function useStageKeys({ editor, dispatch, controls }: Keys) {
  return (event: KeyboardEvent) => {
    if (editor === null) return;
    const name = keyName(event);
    if (handle(name, event)) event.preventDefault();
  };

  function handle(name: string, event: KeyboardEvent): boolean {
    if (editor === null) return false;
    const step = STEPS[event.key];
    if (step && !event.altKey) {
      const far = event.ctrlKey || event.metaKey ? LEAP : 1;
      const by = { x: step.x * far, y: step.y * far };
      dispatch({ type: 'step', by, extend: event.shiftKey });
      const { cursor } = editor;
      controls.reveal({ x: cursor.x + by.x, y: cursor.y + by.y });
      return true;
    }
    const command = commandOfKey(name);
    if (command) {
      dispatch({ type: 'command', id: command.id });
      return true;
    }
    if (name === 'Enter') {
      dispatch({ type: 'act' });
      return true;
    }
    if (name === '+' || name === '=') controls.zoom(1.35);
    else if (name === '-') controls.zoom(1 / 1.35);
    else if (name === '0') controls.fit();
    else if (name === ' ') return true;
    else {
      const tool = DRAWING_TOOLS.find(({ key }) => key === name);
      if (!tool) return false;
      dispatch({ type: 'choose', choices: { tool: tool.id } });
    }
    return true;
  }
}
