import { expect, it } from 'vitest';
import { emptyMap } from '../map/grid';
import { openSquares } from '../map/squares';
import { DEFAULT_SVG, mapSvg } from './map-svg';
import { pocketsOf } from './pockets';

/** A ring of corridor around a block of rock of this side. */
function ringAround(side: number) {
  const map = emptyMap(30, 30, 'Ring');
  for (let y = 4; y < 6 + side; y += 1) {
    for (let x = 4; x < 6 + side; x += 1) {
      const isEdge = x === 4 || y === 4 || x === 5 + side || y === 5 + side;
      if (isEdge) map.cells[y * 30 + x] = 2;
    }
  }
  return map;
}

const countOf = (side: number) =>
  pocketsOf(openSquares(ringAround(side), 'gm'))?.filter((one) => one > 0).length ?? 0;

it('rock that no wall reaches is a pocket when it is small and shut in, and a wall of two squares is', () => {
  expect(countOf(1)).toBe(0);
  expect(countOf(2)).toBe(4);
  expect(countOf(3)).toBe(1);
  expect(countOf(6)).toBe(16);
  expect(countOf(7)).toBe(0);
});

it('a pocket is hatched whole in every way of hatching', () => {
  for (const hatching of ['strokes', 'pattern', 'tone'] as const) {
    const length = (side: number) => mapSvg(ringAround(side), { ...DEFAULT_SVG, hatching }).length;
    // A smaller ring takes less to draw, but for what its pocket takes.
    expect(length(6), hatching).toBeGreaterThan(length(7) + 100);
  }
});
