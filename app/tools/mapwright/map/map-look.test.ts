import { expect, it } from 'vitest';
import { DEFAULT_LOOK, drawnTheme, readLook, writeLook } from './map-look';

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
