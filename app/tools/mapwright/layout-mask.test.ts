import { expect, it } from 'vitest';
import { inLayout } from './layout-mask';
import { LAYOUTS, type Layout } from './recipe';

function drawn(layout: Layout, width: number, height: number): string[] {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) =>
      inLayout(layout, x, y, width, height) ? '#' : '.',
    ).join(''),
  );
}

it('a cross leaves the corners out and keeps the middle', () => {
  expect(drawn('cross', 9, 9)).toEqual([
    '...###...',
    '...###...',
    '...###...',
    '#########',
    '#########',
    '#########',
    '...###...',
    '...###...',
    '...###...',
  ]);
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
