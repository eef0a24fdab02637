import { expect, test } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { hangingDoors } from '~/maps/map/doors';
import { type DungeonMap, emptyMap } from '~/maps/map/grid';
import { PRESETS, presetRecipe } from '~/maps/map/presets';
import { fingerprint } from '../../../../tests/harness/map-fingerprint';
import { movePart } from '../../../../tests/harness/move-part';
import { generateMap } from '../generate/generate';
import { type EditorAction, editorReducer } from './editor';
import { type EditorState, openEditor } from './editor-state';
import { copyPart, lockPart, pastePart } from './selection';
import { turnedArea, turnPart } from './turn-part';

const command = (id: string): EditorAction => ({ type: 'command', id });

function after(state: EditorState, ...actions: EditorAction[]): EditorState {
  return actions.reduce(editorReducer, state);
}

/**
 * A room of 5 by 2 with a door in the east that leads to a corridor with stairs, and a symbol and a label in the room.
 */
function hall() {
  const map = emptyMap(30, 24, 'Hall');
  for (let y = 4; y < 6; y += 1) {
    for (let x = 3; x < 8; x += 1) {
      map.cells[y * 30 + x] = CELL.floor;
      map.room[y * 30 + x] = 1;
    }
  }
  for (const x of [8, 9]) map.cells[4 * 30 + x] = CELL.corridor;
  map.cells[4 * 30 + 3] = CELL.water;
  const room = { number: 1, x: 3, y: 4, width: 5, height: 2, shape: 'rectangle' as const };
  map.rooms.push({ ...room, centre: { x: 5, y: 5 } });
  map.doors.push({ x: 8, y: 4, direction: 'horizontal', kind: 'locked' });
  map.stairs.push({ x: 9, y: 4, direction: 'east', kind: 'down' });
  map.symbols.push({ x: 4, y: 5, kind: 'altar' });
  map.labels.push({ x: 3, y: 4, text: 'Pool' });
  return map;
}

test('locks turn and move with the part that they stand in, and a copy has none', () => {
  const area = { x: 2, y: 3, width: 9, height: 4 };
  const held = lockPart(hall(), { x: 3, y: 4, width: 5, height: 1 }, true);
  const marks = ({ locked, width }: DungeonMap) =>
    [...(locked ?? [])].flatMap((lock, at) => (lock ? [[at % width, Math.floor(at / width)]] : []));
  const turned = after({ ...openEditor(held), selection: area }, command('turn-part')).map;
  expect(marks(turned)).toEqual([2, 3, 4, 5, 6].map((y) => [6, y]));
  expect(marks(movePart(held, area, { x: 2, y: 13 }))).toEqual([3, 4, 5, 6, 7].map((x) => [x, 14]));
  expect(marks(pastePart(held, copyPart(held, area), { x: 2, y: 13 }))).toEqual(marks(held));
});

test('a quarter turn is clockwise, and doors, stairs, signs and words turn with the ground', () => {
  const state = { ...openEditor(hall()), selection: { x: 2, y: 3, width: 9, height: 4 } };
  const { map, selection, message } = after(state, command('turn-part'));
  expect(selection).toEqual({ x: 4, y: 1, width: 4, height: 9 });
  expect(map.rooms).toMatchObject([
    { number: 1, x: 5, y: 2, width: 2, height: 5, centre: { x: 5, y: 4 } },
  ]);
  expect(map.doors).toEqual([{ x: 6, y: 7, direction: 'vertical', kind: 'locked' }]);
  expect(map.stairs).toEqual([{ x: 6, y: 8, direction: 'south', kind: 'down' }]);
  expect(map.symbols).toEqual([{ x: 5, y: 3, kind: 'altar' }]);
  expect(map.labels).toEqual([{ x: 6, y: 2, text: 'Pool' }]);
  expect(map.cells[2 * 30 + 6]).toBe(CELL.water);
  expect(map.cells.filter((cell) => cell !== CELL.rock)).toHaveLength(12);
  expect(message).toBe('Selection rotated 90°.');
});

test('four turns lead back to the same map, and one undo takes one turn back', () => {
  const start = { ...openEditor(hall()), selection: { x: 2, y: 3, width: 9, height: 4 } };
  const turns = Array.from({ length: 4 }, () => command('turn-part'));
  const round = after(start, ...turns);
  expect(fingerprint(round.map)).toBe(fingerprint(start.map));
  expect(round.selection).toEqual(start.selection);
  const once = after(start, command('turn-part'));
  expect(fingerprint(once.map)).not.toBe(fingerprint(start.map));
  expect(fingerprint(after(once, command('undo')).map)).toBe(fingerprint(start.map));
});

test('four turns of any part of any kind of place make the same part', () => {
  for (const { id } of PRESETS) {
    const map = generateMap({ ...presetRecipe(id), seed: 'turn' });
    for (const area of [
      { x: 0, y: 0, width: map.width, height: map.height },
      { x: 7, y: 3, width: 18, height: 11 },
    ]) {
      const part = copyPart(map, area);
      const once = turnPart(part);
      expect([once.width, once.height]).toEqual([part.height, part.width]);
      expect(turnPart(turnPart(turnPart(once)))).toEqual(part);
    }
  }
});

test('a whole square map turns with every door in its wall and every way in at the edge', () => {
  const map = generateMap({ ...presetRecipe('old-keep'), seed: 'turn' });
  expect(map.entrances.length).toBeGreaterThan(0);
  const { map: turned } = after(openEditor(map), command('select-all'), command('turn-part'));
  expect(turned.doors).toHaveLength(map.doors.length);
  expect(hangingDoors(turned, turned.doors)).toEqual(turned.doors);
  expect(turned.entrances).toHaveLength(map.entrances.length);
  for (const { x, y, side } of turned.entrances) {
    expect({ north: y === 0, east: x === 59, south: y === 59, west: x === 0 }[side]).toBe(true);
  }
});

test('a part beside the edge turns inwards, and one that is too long stays as it is', () => {
  const map = emptyMap(30, 24, 'Edge');
  expect(turnedArea(map, { x: 0, y: 2, width: 2, height: 9 })).toEqual({
    x: 0,
    y: 5,
    width: 9,
    height: 2,
  });
  expect(turnedArea(map, { x: 25, y: 10, width: 4, height: 12 })?.x).toBe(18);
  expect(turnedArea(map, { x: 0, y: 0, width: 30, height: 5 })).toBeNull();
  const state = after({ ...openEditor(hall()) }, command('select-all'), command('turn-part'));
  expect(state.message).toContain('larger than the map');
  expect(state.history.past).toEqual([]);
});

test('a way in that is carried from the edge is no way in', () => {
  const map = hall();
  for (let x = 0; x < 3; x += 1) map.cells[4 * 30 + x] = CELL.corridor;
  map.entrances.push({ x: 0, y: 4, side: 'west' });
  const area = { x: 0, y: 3, width: 11, height: 4 };
  expect(movePart(map, area, { x: 0, y: 9 }).entrances).toEqual([{ x: 0, y: 10, side: 'west' }]);
  expect(movePart(map, area, { x: 1, y: 3 }).entrances).toEqual([]);
});
