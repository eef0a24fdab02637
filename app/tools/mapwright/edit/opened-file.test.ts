import { expect, it } from 'vitest';
import { emptyMap } from '~/maps/map/grid';
import { editorReducer } from './editor';
import { openEditor } from './editor-state';

it('a map that is opened from a file in place of another has nothing selected on it', () => {
  const selection = { x: 3, y: 4, width: 5, height: 6 };
  const before = { ...openEditor(emptyMap(30, 24, 'One')), selection };
  const other = { ...emptyMap(30, 24, 'Other'), cells: new Uint8Array(30 * 24).fill(1) };
  const action = { type: 'replace', map: other, label: 'File opened' } as const;
  const opened = editorReducer(before, { ...action, isOther: true });
  expect(opened.map.name).toBe('Other');
  expect(opened.selection).toBeNull();
  // Regenerating the map, even around the selection, keeps the selection.
  expect(editorReducer(before, action).selection).toEqual(selection);
  expect(editorReducer(opened, { type: 'command', id: 'undo' }).map.name).toBe('One');
});
