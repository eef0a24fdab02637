import { describe, expect, test } from 'vitest';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { drawPieces, preparePieces } from '~/tools/mapwright/screen/map-pieces';
import { fitView } from '~/tools/mapwright/screen/map-view';
import { CELL } from '../map/cells';
import { type DungeonMap, emptyMap } from '../map/grid';
import { DEFAULT_LOOK } from '../map/map-look';
import { presetRecipe } from '../map/presets';
import { DEFAULT_RECIPE } from '../map/recipe';
import { drawArea, prepareDrawing } from './draw-map';
import { DEFAULT_SVG, drawChoices } from './map-svg';
import type { TextMark } from './picture';
import { boxOf, CAPITAL, labelSize, movedNumbers, numberSize } from './room-numbers';

const map = generateMap({ ...DEFAULT_RECIPE, seed: 'who' });
const whole = { x: 0, y: 0, width: map.width, height: map.height };

function marks(of: DungeonMap, name: string, shownPx?: number): TextMark[] {
  const choices = drawChoices(of, { ...DEFAULT_SVG, ...(shownPx && { shownPx }) });
  const { layers } = drawArea(prepareDrawing(of, choices), {
    x: 0,
    y: 0,
    width: of.width,
    height: of.height,
  });
  return layers.flatMap((layer) =>
    layer.kind === 'text' && layer.name === name ? layer.marks : [],
  );
}

describe('numbers and labels', () => {
  test('can be read in the opening view, on a desk and on a telephone', () => {
    for (const frame of [
      { width: 860, height: 640 },
      { width: 390, height: 420 },
    ]) {
      const { px } = fitView(map, frame);
      for (const room of map.rooms) {
        const high = numberSize(room, px) * CAPITAL * px;
        // A number higher than two thirds of its room would hide it.
        expect(high).toBeGreaterThanOrEqual(Math.min(12, 0.65 * room.height * px - 1e-9));
      }
      expect(labelSize('Secret trap! 10 gp', map, px) * px).toBeGreaterThanOrEqual(11);
    }
  });

  test('grow with the squares from near, and keep their part of a square on paper and in files', () => {
    const room = map.rooms[0] ?? expect.fail('no room');
    expect(numberSize(room, 70)).toBe(numberSize(room, Number.POSITIVE_INFINITY));
    expect(marks(map, 'numbers').every(({ size }) => size === 0.62)).toBe(true);
    const sizes = [8, 12, 16, 24, 40].map((px) => numberSize(room, px));
    expect(sizes.toSorted((one, other) => other - one)).toEqual(sizes);
  });

  test('of rooms stand on no pillar, no stairs and no label, and in their rooms', () => {
    const room = map.rooms[0] ?? expect.fail('no room');
    const { x, y } = room.centre;
    const crowded: DungeonMap = {
      ...map,
      stairs: [...map.stairs, { x, y, direction: 'north', kind: 'up' }],
      labels: [{ x, y: y - 1, text: 'Here' }],
    };
    for (const shownPx of [undefined, 14]) {
      for (const [of, fixed] of [
        [map, map.symbols],
        [crowded, [...map.symbols, ...crowded.stairs]],
      ] as const) {
        const numbers = marks(of, 'numbers', shownPx);
        expect(numbers).toHaveLength(map.rooms.length);
        for (const mark of numbers) {
          const box = boxOf(mark);
          const onIt = fixed.filter(
            (thing) =>
              box.x < thing.x + 0.8 &&
              box.x + box.width > thing.x + 0.2 &&
              box.y < thing.y + 0.8 &&
              box.y + box.height > thing.y + 0.2,
          );
          expect(onIt, `room ${mark.text}`).toEqual([]);
          const square = Math.floor(mark.y) * map.width + Math.floor(mark.x);
          expect(String(of.room[square])).toBe(mark.text);
        }
      }
    }
  });

  test('stand wholly in their rooms at every size of the screen, on paper and in files', () => {
    for (const id of ['bandit-cellars', 'old-keep', 'natural-cave', 'flooded-crypt']) {
      const small = generateMap({
        ...presetRecipe(id),
        seed: 'inside',
        width: 70,
        height: 60,
        roomSize: 'small',
        roomStyle: 'varied',
      });
      for (const shownPx of [undefined, 3, 4, 5.5, 6.5, 9, 14, 30]) {
        const numbers = marks(small, 'numbers', shownPx);
        expect(numbers.length, `${id} at ${shownPx}`).toBe(small.rooms.length);
        const outside = numbers.filter((mark) => {
          const { x, y, width, height } = boxOf(mark);
          const corners = [x + 0.07, x + width / 2, x + width - 0.07].flatMap((across) =>
            [y + 0.07, y + height - 0.07].map((down) => [Math.floor(across), Math.floor(down)]),
          );
          return corners.some(
            ([across = -1, down = -1]) =>
              String(small.room[down * small.width + across]) !== mark.text,
          );
        });
        expect(outside, `${id} at ${shownPx}`).toEqual([]);
      }
    }
  });

  test('stand upon what fills a room rather than outside it', () => {
    const [x, y] = [10, 10];
    const cell = emptyMap(20, 20, 'Cell');
    cell.cells[y * 20 + x] = CELL.floor;
    cell.room[y * 20 + x] = 123;
    cell.rooms.push({
      number: 123,
      x,
      y,
      width: 1,
      height: 1,
      shape: 'rectangle',
      centre: { x, y },
    });
    cell.symbols.push({ x, y, kind: 'altar' });
    for (const shownPx of [undefined, 6, 20]) {
      const [mark] = marks(cell, 'numbers', shownPx);
      expect(mark).toMatchObject({ x: 10.5, y: 10.5 });
      expect(boxOf(mark ?? expect.fail('no number')).width).toBeLessThanOrEqual(1);
    }
  });

  test('tell where they moved, so that the pieces of a picture stay one', () => {
    const room = map.rooms.find(({ number }) => number === 1) ?? expect.fail('no room');
    const { x, y } = room.centre;
    const area = { x, y, width: 1, height: 1 };
    const after: DungeonMap = { ...map, stairs: [{ x, y, direction: 'north', kind: 'up' }] };
    const before: DungeonMap = { ...map, symbols: [], stairs: [] };
    expect(movedNumbers(before, before, area, 20)).toBeNull();
    const moved = movedNumbers(before, { ...after, symbols: [] }, area, 20);
    expect(moved).not.toBeNull();
    expect(moved?.width).toBeLessThan(12);
  });

  test('are in every piece of the picture that they reach into', () => {
    const labelled = { ...map, labels: [{ x: 30, y: 15, text: 'The Hall of the Tallow King' }] };
    const sight = { visible: whole, shownPx: 11 };
    const { pieces, madeFor } = drawPieces(labelled, DEFAULT_LOOK, sight);
    const { choices } = preparePieces(labelled, DEFAULT_LOOK, madeFor);
    const [label] = marks(labelled, 'labels', choices.shownPx);
    const box = boxOf(label ?? expect.fail('no label'));
    const holding = pieces.filter(({ svg }) => svg.includes('Tallow')).map(({ chunk }) => chunk);
    for (const { chunk } of pieces) {
      const { x, y, width, height } = chunk.squares;
      const reached =
        box.x < x + width && box.x + box.width > x && box.y < y + height && box.y + box.height > y;
      if (reached) expect(holding).toContain(chunk);
    }
    expect(holding.length).toBeGreaterThan(1);
  });
});
