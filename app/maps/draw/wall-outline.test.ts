import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OpenSquares } from '../map/squares';
import { BEND, sameBends } from './corner-bends';
import { flattenLoop } from './outline-path';
import { wallLoops } from './wall-outline';

function drawn(...rows: string[]): OpenSquares {
  const open = Uint8Array.from(rows.join(''), (sign) => (sign === '.' ? 1 : 0));
  return { width: rows[0]?.length ?? 0, height: rows.length, open };
}

const randomSquares = fc
  .tuple(fc.integer({ min: 1, max: 14 }), fc.integer({ min: 1, max: 14 }))
  .chain(([width, height]) =>
    fc
      .uint8Array({ minLength: width * height, maxLength: width * height, max: 1 })
      .map((open): OpenSquares => ({ width, height, open })),
  );

/** Twice the area inside a chain, positive if the floor is on the right. */
function doubleArea(chain: ReadonlyArray<{ x: number; y: number }>): number {
  return chain.slice(1).reduce((sum, point, index) => {
    const before = chain[index] ?? point;
    return sum + before.x * point.y - point.x * before.y;
  }, 0);
}

describe('wall outlines', () => {
  test('go round a room on the lattice', () => {
    const [loop, ...others] = wallLoops(drawn('#####', '#...#', '#...#', '#####'));
    expect(others).toEqual([]);
    expect(flattenLoop(loop ?? { x: [], y: [], kind: [] })).toEqual([
      { x: 1, y: 1 },
      { x: 4, y: 1 },
      { x: 4, y: 3 },
      { x: 1, y: 3 },
      { x: 1, y: 1 },
    ]);
  });

  test('go round a pillar of rock within a room as well', () => {
    expect(wallLoops(drawn('...', '.#.', '...'))).toHaveLength(2);
  });

  test('keep squares apart that only touch at a corner', () => {
    expect(wallLoops(drawn('.#', '#.'))).toHaveLength(2);
  });

  test('stop at the window', () => {
    const loops = wallLoops(drawn('......'), { x: 2, y: 0, width: 2, height: 1 });
    expect(loops).toHaveLength(1);
    expect(Math.min(...(loops[0]?.x ?? []))).toBe(2);
    expect(Math.max(...(loops[0]?.x ?? []))).toBe(4);
  });

  test('enclose as much floor as there is, on lattice points alone', () => {
    fc.assert(
      fc.property(randomSquares, (squares) => {
        const chains = wallLoops(squares).map(flattenLoop);
        const floor = squares.open.reduce((sum, open) => sum + open, 0);
        expect(chains.reduce((sum, chain) => sum + doubleArea(chain), 0)).toBe(2 * floor);
        for (const point of chains.flat()) {
          expect(Number.isInteger(point.x) && Number.isInteger(point.y)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('stay closed and near the lattice when they are worn smooth', () => {
    fc.assert(
      fc.property(randomSquares, (squares) => {
        const bends = sameBends(squares.width, squares.height, BEND.worn);
        for (const loop of wallLoops(squares, undefined, bends)) {
          const chain = flattenLoop(loop);
          expect(chain[0]).toEqual(chain.at(-1));
          for (const point of chain) {
            const off = Math.min(
              Math.abs(point.x - Math.round(point.x)),
              Math.abs(point.y - Math.round(point.y)),
            );
            expect(off).toBeLessThanOrEqual(0.5);
          }
          expect(Math.abs(doubleArea(chain))).toBeGreaterThan(0.2);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('a staircase of cut corners becomes one straight slope', () => {
    const squares = drawn('...', '..#', '.##');
    const [loop] = wallLoops(squares, undefined, sameBends(3, 3, BEND.cut));
    const chain = flattenLoop(loop ?? { x: [], y: [], kind: [] });
    expect(chain.filter((point) => point.x + point.y === 3.5).length).toBeGreaterThanOrEqual(4);
  });
});
