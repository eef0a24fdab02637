import { expect, test } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { emptyMap } from '~/maps/map/grid';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import { after, cellOf, command, press, twoRooms } from '../../../../tests/harness/editor-hands';
import { fingerprint } from '../../../../tests/harness/map-fingerprint';
import { generateMap } from '../generate/generate';
import { COMMANDS } from './commands';
import type { EditorAction } from './editor';
import { type EditorState, openEditor } from './editor-state';

test('undo and redo walk any number of steps to the very same maps', () => {
  let state = openEditor(generateMap({ ...DEFAULT_RECIPE, width: 40, height: 30 }));
  const seen = [fingerprint(state.map)];
  const edits: EditorAction[][] = [
    [
      { type: 'choose', choices: { tool: 'brush', ground: 'water', brush: 3 } },
      press(5, 5),
      { type: 'drag', at: { x: 20, y: 9 } },
      { type: 'lift' },
    ],
    [
      {
        type: 'replace',
        map: generateMap({ ...DEFAULT_RECIPE, seed: 'other', width: 40, height: 30 }),
        label: 'New map',
      },
    ],
    [{ type: 'resize', width: 60, height: 34, anchor: 'middle' }],
    [{ type: 'rename', name: 'Renamed' }],
    [{ type: 'choose', choices: { tool: 'label', label: 'Here' } }, press(3, 3)],
    [{ type: 'choose', choices: { tool: 'fill', ground: 'rubble' } }, press(33, 17)],
  ];
  for (const edit of edits) {
    state = after(state, ...edit);
    seen.push(fingerprint(state.map));
  }
  expect(new Set(seen).size).toBe(seen.length);
  for (const mark of seen.slice(0, -1).reverse()) {
    state = after(state, command('undo'));
    expect(fingerprint(state.map)).toBe(mark);
  }
  expect(after(state, command('undo')).message).toBe('Nothing to undo.');
  for (const mark of seen.slice(1)) {
    state = after(state, command('redo'));
    expect(fingerprint(state.map)).toBe(mark);
  }
});

test('locked squares are marked, and unlocking everything frees them', () => {
  const locked = after(twoRooms(), command('select-all'), command('lock'));
  expect(locked.map.locked?.every((value) => value === 1)).toBe(true);
  const free = after(locked, command('unlock-all'));
  expect(free.map.locked?.some((value) => value === 1)).toBe(false);
  expect(after(free, command('undo')).map.locked?.[0]).toBe(1);
});

test('undo takes the very first lock of a map away, and redo brings it back', () => {
  const before = { ...twoRooms(), selection: { x: 2, y: 2, width: 4, height: 4 } };
  const locked = after(before, command('lock'));
  const isLocked = ({ map }: EditorState) => map.locked?.includes(1) ?? false;
  expect(isLocked(locked)).toBe(true);
  const undone = after(locked, command('undo'));
  expect(isLocked(undone)).toBe(false);
  expect(isLocked(after(undone, command('redo')))).toBe(true);
});

test('what was undone cannot be done again after another edit', () => {
  const renamed = after(twoRooms(), { type: 'rename', name: 'First' });
  const edited = after(renamed, command('undo'), { type: 'rename', name: 'Second' });
  const again = after(edited, command('redo'));
  expect(again.message).toBe('Nothing to redo.');
  expect(again.map).toBe(edited.map);
  expect(COMMANDS.find(({ id }) => id === 'redo')?.isReady?.(edited)).toBe(false);
  const merged = after(
    renamed,
    command('undo'),
    { type: 'replace', map: emptyMap(30, 24, 'Other'), label: 'Drawn', kind: 'density' },
    command('redo'),
  );
  expect(merged.message).toBe('Nothing to redo.');
});

test('a generated map stays away from a board that has changed meanwhile', () => {
  const before = twoRooms();
  const drawn = generateMap({ ...DEFAULT_RECIPE, width: 30, height: 24 });
  const late: EditorAction = { type: 'replace', map: drawn, label: 'New map', upon: before.map };
  const edited = after(before, { type: 'rename', name: 'Mine' });
  const refused = after(edited, late);
  expect(refused.map).toBe(edited.map);
  expect(refused.message).toContain('yours stays');
  expect(after(before, late).map).toBe(drawn);
  const stroke = after(
    before,
    { type: 'choose', choices: { tool: 'brush', ground: 'water' } },
    press(20, 20),
    { type: 'drag', at: { x: 22, y: 20 } },
  );
  const kept = after(stroke, late);
  expect(cellOf(kept, 21, 20)).toBe(CELL.water);
  expect(after(kept, command('undo')).map.cells).toEqual(before.map.cells);
});
