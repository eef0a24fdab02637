import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawArea, prepareDrawing } from '~/maps/draw/draw-map';
import { mapPalette } from '~/maps/draw/map-palette';
import { pathData, svgLayers } from '~/maps/draw/svg-layers';
import { SVG_UNITS } from '~/maps/draw/svg-units';
import { isFullRecipe, readRecipe } from '~/maps/map/recipe-link';
import { HOME_MAPS, homeMapSearch, mapOfDay } from '~/site/home/home-maps';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { livingMap } from '../../scripts/home-maps/living-map.mjs';

const ENGINE = {
  generateMap,
  readRecipe,
  drawArea,
  prepareDrawing,
  mapPalette,
  pathData,
  svgLayers,
  SVG_UNITS,
};
const FOLDER = new URL('../../public/pictures/home/', import.meta.url);

function fileOf(name: string): string {
  return readFileSync(new URL(`${name}.svg`, FOLDER), 'utf8');
}

describe('the maps of the home page', () => {
  it.each(HOME_MAPS)('$seed is what Mapwright draws, with the name that it generates', (map) => {
    const search = homeMapSearch(map);
    const asked = new URLSearchParams(search);
    expect(isFullRecipe(asked)).toBe(true);
    expect(generateMap(readRecipe(asked).recipe).name).toBe(map.name);
    const again = 'run `node scripts/draw-home-maps.mjs`';
    expect(fileOf(map.seed) === livingMap(ENGINE, search), again).toBe(true);
    const still = livingMap(ENGINE, search, { still: true });
    expect(fileOf(`${map.seed}-still`) === still, again).toBe(true);
  });

  it('need no stylesheet and no script, and are small', () => {
    for (const { seed } of HOME_MAPS) {
      expect(fileOf(seed)).toContain('<animate ');
      expect(fileOf(`${seed}-still`)).not.toContain('<animate');
      expect(fileOf(seed)).not.toMatch(/<style|<script|style=|\bon\w+=/);
      expect(fileOf(seed).length).toBeLessThan(20_000);
    }
  });

  it('include one for each day of the week', () => {
    const sunday = Date.UTC(2026, 10, 22);
    const days = [0, 1, 2, 3, 4, 5, 6].map((day) => mapOfDay(sunday + day * 86_400_000).seed);
    expect(days).toEqual(HOME_MAPS.map(({ seed }) => seed));
    expect(mapOfDay(sunday - 1).seed).toBe('cellar');
    expect(mapOfDay(sunday + 86_399_999).seed).toBe('tallow');
  });
});
