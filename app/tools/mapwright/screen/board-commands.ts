import type { Command, KeyNote } from '~/ui/commands/command';
import { COMMANDS } from '../edit/commands';
import { DRAWING_TOOLS } from '../edit/drawing-tools';
import type { EditorAction } from '../edit/editor';
import type { ViewControls } from './use-map-view';

/** The factor of one press of a zoom button. */
export const ZOOM_STEP = 1.35;

/** Keys of the map area that are not commands: moving, drawing and dragging. */
export const HAND_KEYS: readonly KeyNote[] = [
  { label: 'Move the cursor; Shift selects, Ctrl moves five squares', keys: 'Arrows' },
  { label: 'Draw at the cursor; for shapes, at both corners', keys: 'Enter' },
  { label: 'Hold and drag to move the view', keys: 'Space' },
].map((note) => ({ ...note, group: 'Cursor' }));

/**
 * The commands of the map area. Tools, choices and the view work wherever the focus is; commands that change the map at
 * the cursor or in the selection need the focus in the map area, since elsewhere their keys copy, scroll and go back.
 * None is ever disabled: one that cannot do anything reports why.
 */
export function boardCommands(
  dispatch: (action: EditorAction) => void,
  view: () => ViewControls | null,
): Command[] {
  const tools = DRAWING_TOOLS.map(
    (tool): Command => ({
      id: `tool-${tool.id}`,
      label: tool.label,
      group: 'Tools',
      keys: [tool.key],
      perform: () => dispatch({ type: 'choose', choices: { tool: tool.id } }),
    }),
  );
  const edits = COMMANDS.map(
    ({ isReady: _, perform: __, stroke: ___, ...command }): Command => ({
      ...command,
      perform: () => dispatch({ type: 'command', id: command.id }),
    }),
  );
  return [
    ...edits,
    ...tools,
    sight('zoom-in', 'Zoom in', ['Plus', '='], () => view()?.zoom(ZOOM_STEP)),
    sight('zoom-out', 'Zoom out', ['-'], () => view()?.zoom(1 / ZOOM_STEP)),
    sight('fit', 'Show the whole map', ['0'], () => view()?.fit()),
  ];
}

function sight(id: string, label: string, keys: readonly string[], perform: () => void): Command {
  return { id, label, group: 'View', keys, repeats: true, perform };
}
