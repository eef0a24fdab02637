import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OpenSquares, Squares } from '~/maps/map/squares';
import {
  DEFAULT_PRINT,
  leavingOut,
  type PrintChoices,
  planPrint,
  type Tile,
  tileId,
} from './print-plan';

function allOpen(width: number, height: number): OpenSquares {
  return { width, height, open: new Uint8Array(width * height).fill(1) };
}

function whole(squares: OpenSquares): Squares {
  return { x: 0, y: 0, width: squares.width, height: squares.height };
}

function plan(width: number, height: number, choices: Partial<PrintChoices> = {}) {
  const squares = allOpen(width, height);
  return planPrint(squares, whole(squares), { ...DEFAULT_PRINT, ...choices });
}

/**
 * Neighbors share exactly this many squares, every sheet but the last is full, and the last shows at least one square
 * of its own.
 */
function expectSharing(tiles: readonly Tile[], way: 'column' | 'row', overlap: number): void {
  const [from, length] = way === 'column' ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const bands = [...new Map(tiles.map((tile) => [tile[way], tile.squares])).values()];
  const full = bands[0]?.[length];
  bands.forEach((squares, index) => {
    const next = bands[index + 1];
    if (next !== undefined) {
      expect(squares[from] + squares[length] - next[from]).toBe(overlap);
      expect(squares[length]).toBe(full);
    } else if (index > 0) expect(squares[length]).toBeGreaterThan(overlap);
  });
}

describe('a print plan', () => {
  test('puts 7 by 10 squares of an inch on A4 and on Letter with margins of 10 mm', () => {
    for (const paper of ['a4', 'letter'] as const) {
      expect(plan(40, 30, { paper, orientation: 'portrait' })).toMatchObject({
        across: 7,
        down: 10,
      });
      expect(plan(40, 30, { paper, orientation: 'landscape' })).toMatchObject({
        across: 10,
        down: 7,
      });
    }
  });

  test('puts 8 by 11 squares on A4 with margins of 3 mm', () => {
    expect(plan(8, 11, { marginMm: 3, orientation: 'portrait' }).tiles).toHaveLength(1);
  });

  test('lies the way that needs fewer sheets', () => {
    expect(plan(10, 7)).toMatchObject({ orientation: 'landscape', pageCount: 2 });
    expect(plan(7, 10)).toMatchObject({ orientation: 'portrait', pageCount: 2 });
    expect(plan(40, 30)).toMatchObject({ orientation: 'portrait', pageCount: 19 });
  });

  test('stays the way it is told to lie', () => {
    expect(plan(10, 7, { orientation: 'portrait' }).tiles).toHaveLength(2);
  });

  test('knows the size of a square at each scale', () => {
    expect(plan(20, 20, { scale: 'inch' }).squarePoints).toBe(72);
    expect(plan(20, 20, { scale: 'metric' }).squarePoints).toBeCloseTo(70.866, 3);
    expect(plan(20, 20, { scale: 'half-inch' }).squarePoints).toBe(36);
  });

  // A portrait sheet of A4 is 7 squares of an inch wide.
  test.each([
    { width: 7, overlapSquares: 2, columns: 1 },
    { width: 8, overlapSquares: 0, columns: 2 },
    { width: 13, overlapSquares: 1, columns: 2 },
    { width: 14, overlapSquares: 0, columns: 2 },
    { width: 14, overlapSquares: 1, columns: 3 },
    { width: 12, overlapSquares: 2, columns: 2 },
    { width: 13, overlapSquares: 2, columns: 3 },
    { width: 61, overlapSquares: 1, columns: 10 },
    { width: 62, overlapSquares: 1, columns: 11 },
  ])('needs $columns sheets for $width squares where neighbours share $overlapSquares', (asked) => {
    const { width, overlapSquares, columns } = asked;
    const made = plan(width, 10, { overlapSquares, orientation: 'portrait' });
    expect(made.columns).toBe(columns);
    expect(made.tiles).toHaveLength(columns);
  });

  test('names sheets by row and column', () => {
    const sheets = plan(21, 20, { orientation: 'portrait' }).tiles;
    expect(sheets.map((tile) => tile.id)).toEqual(['A1', 'A2', 'A3', 'B1', 'B2', 'B3']);
    expect(tileId(27, 4)).toBe('AA4');
  });

  test('leaves out sheets that have nothing on them', () => {
    const squares = { width: 21, height: 10, open: new Uint8Array(210) };
    squares.open[0] = 1;
    squares.open[20] = 1;
    const choices = { ...DEFAULT_PRINT, orientation: 'portrait' as const };
    expect(planPrint(squares, whole(squares), choices)).toMatchObject({ skipped: 1, pageCount: 3 });
    expect(planPrint(squares, whole(squares), { ...choices, skipEmpty: false }).skipped).toBe(0);
  });

  test('prints the sheets that were chosen, under the names they have among all', () => {
    const all = plan(21, 20, { orientation: 'portrait' });
    const some = plan(21, 20, { orientation: 'portrait', leftOut: ['A1', 'B2', 'Z9'] });
    expect(some.tiles.map((tile) => tile.id)).toEqual(['A2', 'A3', 'B1', 'B3']);
    expect(some).toMatchObject({ pageCount: 5, skipped: 0, sheets: all.sheets });
    expect(leavingOut(some, []).tiles).toEqual(all.tiles);
  });

  test('lies the same way whatever is left out, so that a name means the same squares', () => {
    const all = plan(40, 30);
    const names = all.sheets.map(({ id }) => id);
    const some = plan(40, 30, { leftOut: names.slice(1) });
    expect(some).toMatchObject({ orientation: all.orientation, pageCount: 2 });
    expect(some.tiles).toEqual(all.sheets.slice(0, 1));
    expect(plan(40, 30, { leftOut: names, overview: false }).pageCount).toBe(0);
  });

  test('brings absurd margins and overlaps within reason', () => {
    const { choices } = plan(20, 20, { marginMm: Number.NaN, overlapSquares: 99 });
    expect(choices).toMatchObject({ marginMm: 10, overlapSquares: 2 });
  });

  test('covers every square, shares just the overlap, and never overfills a sheet', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 1, max: 120 }),
        fc.integer({ min: 0, max: 2 }),
        fc.constantFrom('a4' as const, 'letter' as const, 'a3' as const, 'tabloid' as const),
        fc.constantFrom('inch' as const, 'metric' as const, 'half-inch' as const),
        fc.constantFrom('auto' as const, 'portrait' as const, 'landscape' as const),
        (width, height, overlapSquares, paper, scale, orientation) => {
          const made = plan(width, height, { overlapSquares, paper, scale, orientation });
          const times = new Uint8Array(width * height);
          for (const { squares } of made.tiles) {
            expect(squares.width).toBeGreaterThan(0);
            expect(squares.width).toBeLessThanOrEqual(made.across);
            expect(squares.height).toBeLessThanOrEqual(made.down);
            for (let y = squares.y; y < squares.y + squares.height; y += 1) {
              for (let x = squares.x; x < squares.x + squares.width; x += 1) {
                times[y * width + x] = (times[y * width + x] ?? 0) + 1;
              }
            }
          }
          expectSharing(made.tiles, 'column', overlapSquares);
          expectSharing(made.tiles, 'row', overlapSquares);
          expect(times.every((count) => count >= 1 && (overlapSquares > 0 || count === 1))).toBe(
            true,
          );
        },
      ),
      { numRuns: 100 },
    );
  });
});
