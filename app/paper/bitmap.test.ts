import { describe, expect, it } from 'vitest';
import { createBitmap, fillBox, fillShape, SHADES } from './bitmap';
import { tracePolygon, traceRectangle } from './path-pen';

function rowsOf({ width, pixels }: ReturnType<typeof createBitmap>): number[][] {
  return Array.from({ length: pixels.length / width }, (_, row) => [
    ...pixels.subarray(row * width, (row + 1) * width),
  ]);
}

describe('a shape on a bitmap', () => {
  it('covers whole pixels fully, and parts of others by their share', () => {
    const bitmap = createBitmap(4, 3);
    fillShape(bitmap, 1, (pen) => traceRectangle(pen, 1, 0.5, 2.4, 1.5));
    expect(rowsOf(bitmap)).toEqual([
      [0, SHADES + 8, SHADES + 8, SHADES + 3],
      [0, SHADES + 15, SHADES + 15, SHADES + 6],
      [0, 0, 0, 0],
    ]);
  });

  it('covers half of the pixels that a slope cuts in two', () => {
    const bitmap = createBitmap(3, 3);
    fillShape(bitmap, 0, (pen) => tracePolygon(pen, [0, 0], [3, 3], [0, 3]));
    expect(rowsOf(bitmap)).toEqual([
      [8, 0, 0],
      [15, 8, 0],
      [15, 15, 8],
    ]);
  });

  it('counts what lies twice once, and leaves a hole where an outline runs the other way', () => {
    const twice = createBitmap(3, 1);
    fillShape(twice, 0, (pen) => {
      traceRectangle(pen, 0, 0, 2, 1);
      traceRectangle(pen, 1, 0, 2, 1);
    });
    expect(rowsOf(twice)).toEqual([[15, 15, 15]]);
    const hole = createBitmap(3, 1);
    fillShape(hole, 0, (pen) => {
      traceRectangle(pen, 0, 0, 3, 1);
      tracePolygon(pen, [1, 0], [1, 1], [2, 1], [2, 0]);
    });
    expect(rowsOf(hole)).toEqual([[15, 0, 15]]);
  });

  it('goes no further than the picture does', () => {
    const bitmap = createBitmap(2, 2);
    fillShape(bitmap, 0, (pen) => traceRectangle(pen, -5, -5, 6, 20));
    fillBox(bitmap, 2, [1, 1, 9, 9]);
    expect(rowsOf(bitmap)).toEqual([
      [15, 0],
      [15, 2 * SHADES + 15],
    ]);
  });

  it('lies over what another ink has drawn', () => {
    const bitmap = createBitmap(1, 1);
    fillBox(bitmap, 3, [0, 0, 1, 1]);
    fillShape(bitmap, 1, (pen) => traceRectangle(pen, 0, 0, 0.4, 1));
    expect(rowsOf(bitmap)).toEqual([[SHADES + 6]]);
  });
});
