import { expect, it } from 'vitest';
import { FURNITURE_KINDS, furnitureSquares } from '../map/furniture';
import { traceFurniture } from './furniture-marks';
import { FURNITURE_SHAPES } from './furniture-shapes';
import { createSvgPath } from './svg-path';

const LAYERS = ['body', 'lines', 'ink'] as const;

/** The points that a piece is drawn with, in squares. */
function pointsOf(kind: (typeof FURNITURE_KINDS)[number], turn: 0 | 1 | 2 | 3) {
  const points: [number, number][] = [];
  const note = (x: number, y: number) => points.push([x, y]);
  const pen = {
    move: note,
    line: note,
    curve: (_: number, __: number, x: number, y: number) => note(x, y),
    close() {},
  };
  for (const layer of LAYERS) {
    traceFurniture(pen, { x: 10, y: 10, ...(turn > 0 && { turn: turn as 1 }) }, kind, layer);
  }
  return points;
}

it('has sixty pieces and more, each with a drawing of its own', () => {
  expect(FURNITURE_KINDS.length).toBeGreaterThanOrEqual(60);
  const drawings = FURNITURE_KINDS.map((kind) =>
    LAYERS.map((layer) => {
      const path = createSvgPath();
      traceFurniture(path, { x: 0, y: 0 }, kind, layer);
      return path.data();
    }).join(),
  );
  expect(new Set(drawings).size).toBe(FURNITURE_KINDS.length);
  expect(drawings.some((drawing) => drawing.includes('NaN'))).toBe(false);
  expect(Object.keys(FURNITURE_SHAPES).sort()).toEqual([...FURNITURE_KINDS].sort());
});

it.each(FURNITURE_KINDS)('draws a %s within its squares, however it is turned', (kind) => {
  for (const turn of [0, 1, 2, 3] as const) {
    const squares = furnitureSquares({ x: 10, y: 10, kind, turn });
    const [xs, ys] = [squares.map(({ x }) => x), squares.map(({ y }) => y)];
    for (const [x, y] of pointsOf(kind, turn)) {
      expect(x).toBeGreaterThanOrEqual(Math.min(...xs) - 0.051);
      expect(x).toBeLessThanOrEqual(Math.max(...xs) + 1.051);
      expect(y).toBeGreaterThanOrEqual(Math.min(...ys) - 0.051);
      expect(y).toBeLessThanOrEqual(Math.max(...ys) + 1.051);
    }
  }
});
