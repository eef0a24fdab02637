import { expect, it } from 'vitest';
import { mapSearch } from './map-address';
import { DEFAULT_LOOK, drawnTheme, readLook, writeLook } from './map-look';
import { DEFAULT_RECIPE } from './recipe';

const read = (query: string) => readLook(new URLSearchParams(query)).look;
const written = (query: string) => String(writeLook(new URLSearchParams(), read(query)));

it('a theme is in the address when a person chose it, the light one too, and else it is the screen’s', () => {
  expect(read('').theme).toBe('auto');
  expect(written('')).toBe('');
  for (const theme of ['light', 'dark'] as const) {
    expect(read(`theme=${theme}`).theme).toBe(theme);
    expect(written(`theme=${theme}`)).toBe(`theme=${theme}`);
  }
});

it('files are light unless the dark theme was chosen', () => {
  expect(drawnTheme(DEFAULT_LOOK)).toBe('light');
  expect(drawnTheme(read('theme=light'))).toBe('light');
  expect(drawnTheme(read('theme=dark'))).toBe('dark');
});

it('a look comes back from its address, and what is as by default is not in it', () => {
  expect(read('')).toEqual(DEFAULT_LOOK);
  for (const query of [
    'style=graph',
    'style=parchment&view=player',
    'style=ink-saver&grid=off&smooth=off&theme=dark',
    'view=player&smooth=off',
    'grid=off',
  ]) {
    expect(written(query)).toBe(query);
  }
  expect(written('style=hatched&view=gm&grid=on&smooth=on&theme=auto')).toBe('');
  // For a repeated field, such as a checkbox with its hidden unchecked value, the last one counts.
  expect(read('grid=off&grid=on').grid).toBe(true);
});

it('what no look has is told in a sentence, and is as by default', () => {
  const { look, corrected } = readLook(
    new URLSearchParams('style=oil&view=cat&grid=maybe&smooth=1&theme=pink'),
  );
  expect(look).toEqual(DEFAULT_LOOK);
  expect(corrected).toEqual([
    'style must be one of hatched, graph, parchment, ink-saver; hatched was used.',
    'view must be one of gm, player; gm was used.',
    'grid must be one of on, off; on was used.',
    'smooth must be one of on, off; on was used.',
    'theme must be one of auto, light, dark; auto was used.',
  ]);
  expect(readLook(new URLSearchParams('style=&grid=')).corrected).toEqual([]);
});

it('the address of a map says what is drawn and how it is looked at', () => {
  const look = { ...DEFAULT_LOOK, style: 'graph', grid: false } as const;
  expect(mapSearch({ ...DEFAULT_RECIPE, seed: 'owl', width: 80 }, look)).toBe(
    '?v=1&seed=owl&width=80&style=graph&grid=off',
  );
});
