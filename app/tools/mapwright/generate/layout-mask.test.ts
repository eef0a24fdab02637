import { expect, it } from 'vitest';
import { LAYOUTS, type Layout } from '~/maps/map/recipe';
import { inLayout } from './layout-mask';

function drawn(layout: Layout, width: number, height: number): string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) =>
      inLayout(layout, x, y, width, height) ? '#' : '.',
    ).join(''),
  );
}

it('a cross leaves the corners out and keeps the middle', () => {
  const cross = drawn('cross', 36, 36);
  const arm = `${'.'.repeat(12)}${'#'.repeat(12)}${'.'.repeat(12)}`;
  const third = (row: string) => Array.from({ length: 12 }, () => row);
  expect(cross).toEqual([...third(arm), ...third('#'.repeat(36)), ...third(arm)]);
});

it('arms stay wide enough for rooms on the smallest maps', () => {
  const inRow = (layout: Layout, y: number) =>
    drawn(layout, 20, 20)[y]?.replaceAll('.', '').length ?? 0;
  expect(inRow('cross', 0)).toBe(10);
  expect(inRow('dagger', 0)).toBe(10);
  expect(inRow('saltire', 0)).toBe(16);
  expect(inRow('saltire', 9)).toBeGreaterThanOrEqual(14);
});

it('a box has a courtyard', () => {
  const box = drawn('box', 18, 18);
  expect(box[0]).toBe('#'.repeat(18));
  expect(box[9]).toBe('#####........#####');
});

it('a keep has four towers that stand out from its walls', () => {
  const keep = drawn('keep', 20, 20);
  expect(keep[0]).toBe('######........######');
  expect(keep[10]).toBe('..################..');
});

it.each(LAYOUTS)('%s looks the same from left and right', (layout) => {
  for (const row of drawn(layout, 41, 30)) expect([...row].reverse().join('')).toBe(row);
});

it.each(LAYOUTS)('%s covers between a sixth of the map and all of it', (layout) => {
  const inside = drawn(layout, 60, 50).join('').replaceAll('.', '').length;
  expect(inside).toBeGreaterThan(500);
  expect(inside === 3000).toBe(layout === 'rectangle');
});
