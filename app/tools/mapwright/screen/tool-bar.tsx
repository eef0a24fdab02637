import type { Dispatch } from 'react';
import { REDO, UNDO } from '~/ui/names';
import { COMMANDS } from '../edit/commands';
import { DRAWING_TOOLS, toolOf } from '../edit/drawing-tools';
import type { EditorAction } from '../edit/editor';
import type { EditorState } from '../edit/editor-state';
import styles from './tool-bar.module.css';
import { ToolButton } from './tool-button';
import { ToolOptions } from './tool-options';
import { useOneStop } from './use-one-stop';

type ToolBarProps = { editor: EditorState; dispatch: Dispatch<EditorAction> };

/** The tools and their options: a column next to the map, on a phone a bar at the bottom. */
export function ToolBar({ editor, dispatch }: ToolBarProps) {
  const perform = (id: string) => dispatch({ type: 'command', id });
  const isReady = (id: string) => {
    const command = COMMANDS.find((one) => one.id === id);
    return command?.isReady?.(editor) ?? true;
  };
  const current = toolOf(editor.draw.tool);
  const { bar, tabIndexOf } = useOneStop(current.id);
  return (
    <div className={styles.bar}>
      <ToolOptions editor={editor} dispatch={dispatch} />
      <div className={styles.rail} role="toolbar" aria-label="Drawing tools" {...bar}>
        <ToolButton
          drawing="undo"
          label={UNDO}
          disabled={!isReady('undo')}
          tabIndex={tabIndexOf('undo')}
          onPress={() => perform('undo')}
        />
        <ToolButton
          drawing="redo"
          label={REDO}
          disabled={!isReady('redo')}
          tabIndex={tabIndexOf('redo')}
          onPress={() => perform('redo')}
        />
        <span className={styles.gap} aria-hidden="true" />
        {DRAWING_TOOLS.map((tool) => (
          <ToolButton
            key={tool.id}
            drawing={tool.id}
            label={tool.label}
            hint={`${tool.hint} (${tool.key.toUpperCase()})`}
            pressed={tool.id === current.id}
            tabIndex={tabIndexOf(tool.id)}
            onPress={() => dispatch({ type: 'choose', choices: { tool: tool.id } })}
          />
        ))}
      </div>
    </div>
  );
}
