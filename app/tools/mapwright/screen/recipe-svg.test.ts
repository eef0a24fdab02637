import { describe, expect, it } from 'vitest';
import { mapToJson } from '~/maps/file/map-json';
import { DEFAULT_LOOK } from '~/maps/map/map-look';
import { DEFAULT_RECIPE, type MapRecipe } from '~/maps/map/recipe';
import { generateMap } from '../generate/generate';
import { recipeSvg, savedSvg } from './recipe-svg';

const PLACE = {
  name: 'Hall & Cellar',
  pageTheme: 'auto',
  svgAt: (search: string) => `/m.svg${search}`,
} as const;
const LARGE: MapRecipe = { ...DEFAULT_RECIPE, width: 120, height: 120 };

describe('the picture of a page', () => {
  it('is part of it, unless picture and key together are heavy', () => {
    expect(recipeSvg(DEFAULT_RECIPE, DEFAULT_LOOK, PLACE)).toMatch(/^<svg/);
    const dense: MapRecipe = { ...DEFAULT_RECIPE, density: 100, roomSize: 'small' };
    expect(recipeSvg(dense, DEFAULT_LOOK, PLACE)).toMatch(/^<picture>/);
    expect(recipeSvg(dense, { ...DEFAULT_LOOK, audience: 'player' }, PLACE)).toMatch(/^<svg/);
    expect(recipeSvg(LARGE, DEFAULT_LOOK, PLACE)).toMatch(/^<picture>/);
    expect(recipeSvg({ ...LARGE, width: 500 }, DEFAULT_LOOK, PLACE)).toMatch(/^<p>/);
  });

  it('comes from its address also for a large saved map, but not for a copy, which has none', () => {
    const small = mapToJson(generateMap(DEFAULT_RECIPE));
    const large = mapToJson(generateMap(LARGE));
    expect(savedSvg(small, DEFAULT_LOOK, PLACE)).toMatch(/^<svg/);
    expect(savedSvg(large, DEFAULT_LOOK, PLACE)).toBe(
      '<picture><source media="(prefers-color-scheme: dark)" srcset="/m.svg?theme=dark">' +
        '<img src="/m.svg?theme=light" alt="Hall &amp; Cellar"></picture>',
    );
    expect(savedSvg(large, DEFAULT_LOOK, null)).toMatch(/^<svg/);
    expect(savedSvg('{}', DEFAULT_LOOK, PLACE)).toBe('');
  });

  it.each([
    { map: 'auto', page: 'auto', source: true, drawn: null },
    { map: 'auto', page: 'dark', source: false, drawn: 'dark' },
    { map: 'auto', page: 'light', source: false, drawn: 'light' },
    { map: 'light', page: 'dark', source: false, drawn: 'light' },
    { map: 'dark', page: 'light', source: false, drawn: 'dark' },
  ] as const)('has the theme of its page: map $map, page $page', ({ map, page, source, drawn }) => {
    const picture = recipeSvg(
      LARGE,
      { ...DEFAULT_LOOK, theme: map },
      { ...PLACE, pageTheme: page },
    );
    expect(picture.includes('<source media="(prefers-color-scheme: dark)"')).toBe(source);
    const src = /<img src="([^"]+)" alt="Hall &amp; Cellar">/.exec(picture)?.[1] ?? '';
    expect(new URLSearchParams(src.replaceAll('&amp;', '&').split('?')[1]).get('theme')).toBe(
      drawn ?? 'light',
    );
  });
});
