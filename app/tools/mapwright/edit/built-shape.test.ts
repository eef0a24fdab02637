import { expect, test } from 'vitest';
import { roomArcs } from '~/maps/draw/room-arcs';
import { mapToJson } from '~/maps/file/map-json';
import { restoreMap } from '~/maps/file/restore-map';
import { CELL } from '~/maps/map/cells';
import type { DungeonMap, Room } from '~/maps/map/grid';
import { emptyMap } from '~/maps/map/grid';
import { movePart } from '../../../../tests/harness/move-part';
import { editorReducer } from './editor';
import { openEditor } from './editor-state';
import { paintSquares } from './paint';
import { copyPart, pastePart } from './selection';
import { turnPart } from './turn-part';

/** An oval hall of 11 by 6 squares, drawn with the tool. */
function hall(): DungeonMap {
  const drawn = [
    { type: 'choose', choices: { tool: 'ellipse' } } as const,
    { type: 'press', at: { x: 4, y: 5 } } as const,
    { type: 'drag', at: { x: 14, y: 10 } } as const,
    { type: 'lift' } as const,
  ].reduce(editorReducer, openEditor(emptyMap(30, 24, 'Hall')));
  return drawn.map;
}

const at = (map: DungeonMap, x: number, y: number) => y * map.width + x;
const arcOf = (map: DungeonMap) => {
  const { x, y, acrossX, acrossY } = roomArcs(map).get(1) ?? {};
  return { x, y, acrossX, acrossY };
};
const ARC = { x: 9.5, y: 8, acrossX: 5.5, acrossY: 3 };

test('an ellipse has a round wall by both its sides', () => {
  expect(hall().rooms).toMatchObject([{ x: 4, y: 5, width: 11, height: 6, shape: 'round' }]);
  expect(arcOf(hall())).toEqual(ARC);
});

test('a room that is dug on keeps its round wall where it was, and forgets it was ever changed when put back', () => {
  const map = hall();
  const grown = paintSquares(map, [at(map, 9, 4), at(map, 9, 3)], CELL.floor);
  expect(grown.rooms).toMatchObject([{ y: 3, height: 8, shape: 'round', built: { x: 0, y: 2 } }]);
  expect(arcOf(grown)).toEqual(ARC);
  const again = paintSquares(grown, [at(map, 9, 4), at(map, 9, 3)], CELL.rock);
  expect(again.rooms).toEqual(map.rooms);
});

test('a room of which too little is left has straight walls', () => {
  const map = hall();
  const squares = Array.from({ length: map.cells.length }, (_, square) => square);
  const rest = paintSquares(
    map,
    squares.filter((square) => square % map.width > 8),
    CELL.rock,
  );
  expect(rest.rooms).toMatchObject([{ shape: 'rectangle' }]);
  expect(rest.rooms[0]?.built).toBeUndefined();
});

test('the round wall goes along when the room is moved or turned, and comes back from a file', () => {
  const map = hall();
  const grown = paintSquares(map, [at(map, 9, 4), at(map, 15, 7)], CELL.floor);
  const area = { x: 3, y: 3, width: 14, height: 9 };
  const moved = movePart(grown, area, { x: 8, y: 9 });
  expect(arcOf(moved)).toEqual({ ...ARC, x: 14.5, y: 14 });
  const turned = pastePart(emptyMap(30, 24, 'Rotated'), turnPart(copyPart(grown, area)), {
    x: 0,
    y: 0,
  });
  expect(arcOf(turned)).toMatchObject({ acrossX: 3, acrossY: 5.5 });
  const room: Room | undefined = turned.rooms[0];
  const [middleX, middleY] = [area.height - (ARC.y - area.y), ARC.x - area.x];
  expect([arcOf(turned).x, arcOf(turned).y]).toEqual([middleX, middleY]);
  expect(room?.shape).toBe('round');
  expect(restoreMap(mapToJson(grown))).toEqual({ ok: true, map: grown, repairs: [] });
});
