import { emptyMap } from '~/maps/map/grid';
import { type EditorAction, editorReducer } from '~/tools/mapwright/edit/editor';
import { type EditorState, openEditor } from '~/tools/mapwright/edit/editor-state';

export const blank = () => openEditor(emptyMap(30, 24, 'Blank'));

export function after(state: EditorState, ...actions: EditorAction[]): EditorState {
  return actions.reduce(editorReducer, state);
}

/** An editor state with two rooms of 6 by 5, one wall square between them. */
export function twoRooms(): EditorState {
  return after(
    blank(),
    { type: 'choose', choices: { tool: 'rectangle' } },
    { type: 'press', at: { x: 2, y: 2 } },
    { type: 'drag', at: { x: 7, y: 6 } },
    { type: 'lift' },
    { type: 'press', at: { x: 9, y: 2 } },
    { type: 'drag', at: { x: 14, y: 6 } },
    { type: 'lift' },
  );
}

export const press = (x: number, y: number): EditorAction => ({ type: 'press', at: { x, y } });
export const command = (id: string): EditorAction => ({ type: 'command', id });
export const cellOf = ({ map }: EditorState, x: number, y: number) => map.cells[y * map.width + x];
export const roomOf = ({ map }: EditorState, x: number, y: number) => map.room[y * map.width + x];
