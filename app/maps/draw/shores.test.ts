import { expect, it } from 'vitest';
import { CELL } from '../map/cells';
import { emptyMap } from '../map/grid';
import { builtSquares } from '../map/squares';
import { poolOf, shoreLoops } from './shores';

/** A room whose western half is a pool, and another room one square of wall west of it. */
function flooded() {
  const map = emptyMap(24, 20, 'Pool');
  for (let y = 2; y < 12; y += 1) {
    map.cells.fill(CELL.floor, y * 24 + 2, y * 24 + 5);
    map.cells.fill(CELL.water, y * 24 + 6, y * 24 + 11);
    map.cells.fill(CELL.floor, y * 24 + 11, y * 24 + 18);
  }
  const squares = builtSquares(map, 'gm');
  return poolOf(
    map.cells.map((cell) => (cell === CELL.water ? 1 : 0)),
    squares,
  );
}

it('a pool reaches below the walls beside it, never through them, and has a shore in bends', () => {
  const [shore, ...more] = shoreLoops(flooded(), { x: 0, y: 0, width: 24, height: 20 });
  expect(more).toEqual([]);
  const { x = [], y = [] } = shore ?? {};
  expect(Math.min(...x)).toBeGreaterThan(5.2);
  expect(Math.min(...x)).toBeLessThan(5.8);
  expect(Math.min(...y)).toBeLessThan(1.8);
  const bank = x.filter((at, index) => at > 10 && (y[index] ?? 0) > 3 && (y[index] ?? 0) < 11);
  expect(Math.max(...bank) - Math.min(...bank)).toBeGreaterThan(0.1);
  for (const at of bank) expect(Math.abs(at - 11)).toBeLessThan(0.5);
});

it('a shore is the same whichever part of it is drawn', () => {
  const pool = flooded();
  const near = ({ x, y }: { x: number[]; y: number[] }) =>
    x.map((at, index) => [at, y[index] ?? 0] as const).filter(([, down]) => down > 5 && down < 8);
  const whole = shoreLoops(pool, { x: 0, y: 0, width: 24, height: 20 }).flatMap(near);
  const part = shoreLoops(pool, { x: 0, y: 3, width: 24, height: 7 }).flatMap(near);
  expect(part.toSorted()).toEqual(whole.toSorted());
  expect(part.length).toBeGreaterThan(4);
});
