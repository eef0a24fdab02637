import { expect, it } from 'vitest';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { mapToJson } from '../file/map-json';
import { DEFAULT_RECIPE } from '../map/recipe';
import { keptMap, LONGEST_JSON } from './kept-map';

it('keeps the densest map that the recipe can draw', () => {
  const map = generateMap({
    ...DEFAULT_RECIPE,
    width: 500,
    height: 500,
    density: 100,
    corridorWidth: 1,
    roomSize: 'small',
    pits: 100,
    rubble: 100,
    pillars: 100,
    water: 60,
    seed: 'dense',
  });
  const json = mapToJson(map);
  expect(json.length).toBeGreaterThan(1_300_000);
  expect(json.length).toBeLessThan(0.75 * LONGEST_JSON);
  expect(keptMap(json, '').ok).toBe(true);
}, 20_000);
