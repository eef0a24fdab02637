import { expect, it } from 'vitest';
import { anyOpen, isOpenAt, type OpenSquares, openExtent, waysOut } from './squares';

/** Open squares from letters: # is rock. */
function squaresOf(...rows: string[]): OpenSquares {
  const open = Uint8Array.from(rows.join(''), (letter) => (letter === '#' ? 0 : 1));
  return { width: rows[0]?.length ?? 0, height: rows.length, open };
}

it('the open part of a map is framed by one square of rock, as far as the map goes', () => {
  const inner = squaresOf('######', '##..##', '###.##', '######', '######');
  expect(openExtent(inner)).toEqual({ x: 1, y: 0, width: 4, height: 4 });
  const edge = squaresOf('.###', '####', '###.');
  expect(openExtent(edge)).toEqual({ x: 0, y: 0, width: 4, height: 3 });
  expect(openExtent(edge, { x: 1, y: 1, width: 3, height: 2 })).toEqual({
    x: 2,
    y: 1,
    width: 2,
    height: 2,
  });
  expect(openExtent(edge, { x: 1, y: 0, width: 2, height: 3 })).toBeNull();
  expect(openExtent(squaresOf('##', '##'))).toBeNull();
  expect(openExtent(squaresOf('#####', '#.#.#', '#####', '#####'))).toEqual({
    x: 0,
    y: 0,
    width: 5,
    height: 3,
  });
});

it('a rectangle is asked for open squares as far as it lies on the map', () => {
  const squares = squaresOf('####', '#..#', '####');
  const any = (x: number, y: number, width: number, height: number) =>
    anyOpen(squares, { x, y, width, height });
  expect(any(0, 0, 4, 1)).toBe(false);
  expect(any(0, 0, 2, 2)).toBe(true);
  expect(any(0, 1, 1, 1)).toBe(false);
  expect(any(2, 1, 9, 9)).toBe(true);
  expect(any(3, 0, 9, 9)).toBe(false);
  expect(any(0, 2, 9, 9)).toBe(false);
  expect(any(-3, -3, 5, 5)).toBe(true);
  expect(any(-3, -3, 4, 9)).toBe(false);
  // Does not wrap around to the next row.
  expect(anyOpen(squaresOf('##', '.#'), { x: 2, y: 0, width: 2, height: 1 })).toBe(false);
  expect(isOpenAt(squares, 1, 1)).toBe(true);
  const wrapped = squaresOf('##', '.#');
  expect([isOpenAt(wrapped, 2, 0), isOpenAt(wrapped, -1, 1), isOpenAt(wrapped, 0, 2)]).toEqual([
    false,
    false,
    false,
  ]);
});

it('a room that is drawn alone goes on where the rest of the map lies open beside it', () => {
  const whole = squaresOf('##.##', '#...#', '..#.#', '#...#', '##.##');
  const room = squaresOf('#####', '#...#', '#.#.#', '#...#', '#####');
  expect(waysOut(room, whole, { x: 1, y: 1, width: 3, height: 3 })).toEqual([
    { x: 2, y: 1, side: 'north' },
    { x: 1, y: 2, side: 'west' },
    { x: 2, y: 3, side: 'south' },
  ]);
  expect(waysOut(room, whole, { x: 1, y: 1, width: 3, height: 2 })).toHaveLength(2);
  expect(waysOut(whole, whole, { x: 0, y: 0, width: 5, height: 5 })).toEqual([]);
});
