import { expect, test } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { emptyMap } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';
import { after, blank, command } from '../../../../tests/harness/editor-hands';
import type { EditorState } from './editor-state';
import { openEditor } from './editor-state';
import { pastePlace } from './paste-place';

/** A map of 30 by 24 with a copied part, and these areas of floor. */
function copied(from: Squares, floor: readonly Squares[] = []): EditorState {
  const { map } = blank();
  for (const { x, y, width, height } of floor) {
    for (let row = y; row < y + height; row += 1) {
      map.cells.fill(CELL.floor, row * 30 + x, row * 30 + x + width);
    }
  }
  return after({ ...openEditor(map), selection: from }, command('copy'));
}

function placeOf(state: EditorState, sight: Squares | null = null) {
  if (state.clipboard === null) throw new Error('Nothing was copied.');
  return pastePlace(state, state.clipboard.part, sight);
}

const MIDDLE: Squares = { x: 12, y: 10, width: 5, height: 4 };

test('a copy lies where something else is selected, or where the cursor is', () => {
  const state = copied(MIDDLE);
  const elsewhere = { x: 3, y: 2, width: 9, height: 9 };
  expect(placeOf({ ...state, selection: elsewhere })).toEqual({ x: 3, y: 2 });
  // Another selection with the same corner hides nothing.
  expect(placeOf({ ...state, selection: { ...MIDDLE, width: 6 } })).toEqual({ x: 12, y: 10 });
  expect(placeOf({ ...state, selection: { ...MIDDLE, height: 5 } })).toEqual({ x: 12, y: 10 });
  expect(placeOf({ ...state, selection: { ...MIDDLE, x: 11 } })).toEqual({ x: 11, y: 10 });
  expect(placeOf({ ...state, selection: { ...MIDDLE, y: 9 } })).toEqual({ x: 12, y: 9 });
  for (const [x, y] of [
    [11, 10],
    [12, 9],
    [17, 10],
    [12, 14],
  ] as const) {
    expect(placeOf({ ...state, selection: null, cursor: { x, y } })).toEqual({ x, y });
  }
});

test('a copy lies beside what it was copied from when that is selected, or under the cursor', () => {
  const east = { x: 17, y: 10 };
  expect(placeOf(copied(MIDDLE))).toEqual(east);
  for (const [x, y] of [
    [12, 10],
    [16, 10],
    [12, 13],
    [16, 13],
  ] as const) {
    expect(placeOf({ ...copied(MIDDLE), selection: null, cursor: { x, y } })).toEqual(east);
  }
});

test('of the sides the first that is all wall is taken: east, south, west, north', () => {
  const east = { x: 17, y: 10, width: 1, height: 1 };
  const south = { x: 12, y: 14, width: 1, height: 1 };
  const west = { x: 11, y: 13, width: 1, height: 1 };
  const north = { x: 16, y: 9, width: 1, height: 1 };
  expect(placeOf(copied(MIDDLE, [east]))).toEqual({ x: 12, y: 14 });
  expect(placeOf(copied(MIDDLE, [east, south]))).toEqual({ x: 7, y: 10 });
  expect(placeOf(copied(MIDDLE, [east, south, west]))).toEqual({ x: 12, y: 6 });
  // If all four sides are occupied, still the east.
  expect(placeOf(copied(MIDDLE, [east, south, west, north]))).toEqual({ x: 17, y: 10 });
});

test('a copy stays on the map', () => {
  const corner = { x: 25, y: 20, width: 5, height: 4 };
  expect(placeOf(copied(corner))).toEqual({ x: 20, y: 20 });
  const west = { x: 20, y: 20, width: 5, height: 4 };
  expect(placeOf(copied(corner, [west]))).toEqual({ x: 25, y: 16 });
  const wide = { x: 0, y: 0, width: 30, height: 4 };
  expect(placeOf(copied(wide))).toEqual({ x: 0, y: 4 });
  // East fits up to the last column, but no further.
  expect(placeOf(copied({ x: 20, y: 10, width: 5, height: 4 }))).toEqual({ x: 25, y: 10 });
  expect(placeOf(copied({ x: 21, y: 10, width: 5, height: 4 }))).toEqual({ x: 21, y: 14 });
  expect(placeOf(copied({ x: 26, y: 16, width: 4, height: 4 }))).toEqual({ x: 26, y: 20 });
  expect(placeOf(copied({ x: 26, y: 17, width: 4, height: 4 }))).toEqual({ x: 22, y: 17 });
});

test('a copy lies where it is seen', () => {
  const state = copied(MIDDLE);
  // The east is just out of sight, the south is visible.
  expect(placeOf(state, { x: 2, y: 8, width: 15, height: 12 })).toEqual({ x: 12, y: 14 });
  expect(placeOf(state, { x: 2, y: 8, width: 16, height: 12 })).toEqual({ x: 17, y: 10 });
  expect(placeOf(state, { x: 2, y: 2, width: 15, height: 12 })).toEqual({ x: 7, y: 10 });
  // Nothing next to it is visible: use the middle of the visible part.
  expect(placeOf(state, { x: 0, y: 0, width: 7, height: 6 })).toEqual({ x: 1, y: 1 });
  const away = { ...state, selection: null, cursor: { x: 2, y: 20 } };
  expect(placeOf(away, { x: 20, y: 0, width: 10, height: 8 })).toEqual({ x: 22, y: 2 });
  expect(placeOf(away, { x: 2, y: 20, width: 10, height: 4 })).toEqual({ x: 2, y: 20 });
  expect(placeOf(away, { x: 3, y: 16, width: 10, height: 8 })).toEqual({ x: 5, y: 18 });
});

test('a copy of nearly all of the map lies two squares off, or as far back as the map goes', () => {
  const all = { x: 0, y: 0, width: 30, height: 24 };
  expect(placeOf(copied(all))).toEqual({ x: 2, y: 2 });
  const most = { x: 3, y: 2, width: 24, height: 20 };
  expect(placeOf(copied(most))).toEqual({ x: 5, y: 4 });
  const off = { x: 0, y: 1, width: 29, height: 23 };
  expect(placeOf(copied(off))).toEqual({ x: 0, y: 0 });
});

test('a second copy lies beside the first one, wherever that was laid', () => {
  const first = after(
    { ...copied(MIDDLE), selection: null, cursor: { x: 1, y: 1 } },
    command('paste'),
  );
  expect(first.selection).toEqual({ x: 1, y: 1, width: 5, height: 4 });
  expect(placeOf(first)).toEqual({ x: 6, y: 1 });
  const second = after(first, command('paste'));
  expect(second.selection).toMatchObject({ x: 6, y: 1 });
  // The same under the cursor, but only while the part floats there.
  expect(placeOf({ ...second, selection: null, cursor: { x: 8, y: 3 } })).toEqual({ x: 11, y: 1 });
  const painted = { ...second, map: emptyMap(30, 24, 'Other'), selection: null };
  expect(placeOf({ ...painted, cursor: { x: 8, y: 3 } })).toEqual({ x: 8, y: 3 });
});
