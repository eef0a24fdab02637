import { expect, it } from 'vitest';
import { fingerprint } from './fingerprint';
import { generateMap } from './generate';
import { GENERATOR_VERSION } from './grid';
import { PRESETS, presetRecipe } from './presets';
import { DEFAULT_RECIPE, LAYOUTS, type MapRecipe } from './recipe';
import { regenerate } from './regenerate';

const RECIPES: readonly MapRecipe[] = [
  ...PRESETS.map((preset) => presetRecipe(preset.id)),
  ...LAYOUTS.map((layout) => ({ ...DEFAULT_RECIPE, layout, seed: `golden ${layout}` })),
  { ...DEFAULT_RECIPE, kind: 'cave', seed: 'wide', width: 200, height: 120 },
  { ...DEFAULT_RECIPE, seed: 'æøå 龍', width: 20, height: 500, corridorWidth: 3 },
  {
    ...DEFAULT_RECIPE,
    seed: '7',
    width: 200,
    height: 200,
    density: 100,
    straightness: 0,
    loops: 100,
    deadEnds: 100,
  },
];

it('draws the very maps that version 1 drew on the day it was made', () => {
  expect(GENERATOR_VERSION).toBe(1);
  expect(
    RECIPES.map((recipe) => `${recipe.seed} ${fingerprint(generateMap(recipe))}`),
  ).toMatchInlineSnapshot(`
    [
      "lantern 0588510b1e9140c1",
      "lantern a75d7f47890152d1",
      "lantern 2b63454a6b4ad21c",
      "lantern 204687de77dc76ec",
      "lantern f3a017d70050678d",
      "lantern 67d821c9220407eb",
      "lantern 7778b65988fc9313",
      "lantern 24044288d70913a2",
      "lantern 6e532e88343d406a",
      "lantern cfd641083ed8023e",
      "lantern 601e3762f83def54",
      "lantern ede1e7486b389a1e",
      "golden rectangle 150677c5101410e7",
      "golden square 04d78ae6ccb5e964",
      "golden round 62cce2953f74edfb",
      "golden cross 084a83712d9644f3",
      "golden keep b166e791c5a5a4eb",
      "golden hexagon 2d5a988a7d7a95bc",
      "golden saltire 6b068ee7f53dfaa5",
      "golden box 85ba1918b5ddb87e",
      "golden dagger 6b7b5eff5806d2f5",
      "wide 7fb595d591ab869b",
      "æøå 龍 64a85e52f18f4bfc",
      "7 5a952214a002dbc2",
    ]
  `);
});

it('makes the same map anew around the same lock', () => {
  const map = generateMap(DEFAULT_RECIPE);
  const locked = map.cells.map((_, square) => (square % map.width < 25 ? 1 : 0));
  const result = regenerate(map, { ...DEFAULT_RECIPE, seed: 'other half' }, locked);
  expect(fingerprint(result)).toMatchInlineSnapshot(`"2d65a362cd9982f8"`);
});

it('draws the same map twice', () => {
  for (const recipe of RECIPES) expect(generateMap(recipe)).toEqual(generateMap({ ...recipe }));
});

it('draws another map for another seed', () => {
  const prints = new Set<string>();
  for (let seed = 0; seed < 200; seed += 1)
    prints.add(fingerprint(generateMap({ ...DEFAULT_RECIPE, seed: `${seed}` })));
  expect(prints.size).toBe(200);
});
