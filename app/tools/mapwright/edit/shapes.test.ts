import { describe, expect, it } from 'vitest';
import { CELL } from '~/maps/map/cells';
import { emptyMap } from '~/maps/map/grid';
import { press, after as run, twoRooms } from '../../../../tests/harness/editor-hands';
import { brushSquares, ellipseSquares, joinedSquares, lineSquares, withinMap } from './shapes';

const SIDES = { width: 12, height: 9 };

/** A shape as text: the rows that contain any of its squares. */
function drawn(squares: readonly number[], { width, height } = SIDES): string[] {
  const own = new Set(squares);
  expect(own.size, 'no square twice').toBe(squares.length);
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (own.has(y * width + x) ? '#' : '.')).join(''),
  ).filter((row) => row.includes('#'));
}

describe('a line', () => {
  const line = (fromX: number, fromY: number, toX: number, toY: number, brush = 1) =>
    drawn(lineSquares(SIDES, { x: fromX, y: fromY }, { x: toX, y: toY }, brush));

  it('is walked from side to side, never across a corner', () => {
    expect(line(1, 1, 7, 1)).toEqual(['.#######....']);
    expect(line(3, 5, 3, 5)).toEqual(['...#........']);
    expect(line(1, 1, 1, 3)).toEqual(['.#..........', '.#..........', '.#..........']);
    for (const [toX, toY] of [
      [11, 8],
      [11, 3],
      [4, 8],
      [0, 8],
      [11, 0],
    ] as const) {
      const from = { x: 5, y: 4 };
      const squares = lineSquares(SIDES, from, { x: toX, y: toY }, 1);
      expect(squares).toHaveLength(1 + Math.abs(toX - 5) + Math.abs(toY - 4));
      expect(squares[0]).toBe(4 * 12 + 5);
      expect(squares.at(-1)).toBe(toY * 12 + toX);
      squares.slice(1).forEach((square, at) => {
        const before = squares[at] ?? 0;
        const across = Math.abs((square % 12) - (before % 12));
        const down = Math.abs(Math.floor(square / 12) - Math.floor(before / 12));
        expect(across + down).toBe(1);
      });
      // Never further than a square from the straight line.
      for (const square of squares) {
        const [x, y] = [(square % 12) - 5, Math.floor(square / 12) - 4];
        const [alongX, alongY] = [toX - 5, toY - 4];
        const away = Math.abs(x * alongY - y * alongX) / Math.hypot(alongX, alongY);
        expect(away, `to ${toX},${toY}`).toBeLessThan(1);
      }
    }
  });

  it('is as wide as its brush, which reaches further south and east where it is even', () => {
    expect(line(4, 4, 6, 4, 2)).toEqual(['....####....', '....####....']);
    expect(line(4, 4, 6, 4, 3)).toEqual(['...#####....', '...#####....', '...#####....']);
    expect(drawn(brushSquares(SIDES, { x: 0, y: 0 }, 3))).toEqual(['##..........', '##..........']);
    expect(drawn(brushSquares(SIDES, { x: 11, y: 8 }, 5))).toHaveLength(3);
  });
});

describe('an ellipse', () => {
  it('fills its rectangle and leaves the corners out, alike on all sides', () => {
    expect(drawn(ellipseSquares(SIDES, { x: 1, y: 1, width: 6, height: 6 }))).toEqual([
      '..####......',
      '.######.....',
      '.######.....',
      '.######.....',
      '.######.....',
      '..####......',
    ]);
    expect(drawn(ellipseSquares(SIDES, { x: 2, y: 1, width: 9, height: 5 }))).toEqual([
      '....#####...',
      '..#########.',
      '..#########.',
      '..#########.',
      '....#####...',
    ]);
  });

  it('is cut off at the edge of the map', () => {
    expect(withinMap(SIDES, { x: -2, y: -3, width: 6, height: 6 })).toEqual({
      x: 0,
      y: 0,
      width: 4,
      height: 3,
    });
    expect(withinMap(SIDES, { x: 10, y: 7, width: 6, height: 6 })).toEqual({
      x: 10,
      y: 7,
      width: 2,
      height: 2,
    });
    expect(withinMap(SIDES, { x: 20, y: 20, width: 6, height: 6 })).toMatchObject({
      width: 0,
      height: 0,
    });
  });
});

describe('joined ground', () => {
  it('goes by the sides of squares, and not round the edge of the map', () => {
    const map = emptyMap(12, 9, 'Joined');
    const water = [
      '............',
      '...##.......',
      '....#.......',
      '.....#......',
      '...........#',
      '#...........',
      '#..........#',
      '............',
      '............',
    ];
    water.forEach((row, y) => {
      [...row].forEach((letter, x) => {
        if (letter === '#') map.cells[y * 12 + x] = CELL.water;
      });
    });
    const joined = (x: number, y: number) => joinedSquares(map, { x, y }).length;
    expect(joined(3, 1)).toBe(3);
    expect(joined(5, 3)).toBe(1);
    expect(joined(11, 4)).toBe(1);
    expect(joined(0, 5)).toBe(2);
    expect(joined(11, 6)).toBe(1);
    expect(joined(0, 0)).toBe(12 * 9 - 8);
  });

  it('is changed as far as it goes when it is filled', () => {
    const state = run(
      twoRooms(),
      { type: 'choose', choices: { tool: 'fill', ground: 'rubble' } },
      press(4, 4),
    );
    const rubble = state.map.cells.filter((cell) => cell === CELL.rubble).length;
    expect(rubble).toBe(6 * 5);
    expect(state.message).toBe('Rubble drawn.');
    expect(state.map.rooms).toHaveLength(2);
  });
});
