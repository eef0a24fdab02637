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
      "lantern 6e2ec700f106e99a",
      "lantern 2b63454a6b4ad21c",
      "lantern 665bcd3c4238ff0a",
      "lantern f3a017d70050678d",
      "lantern 8987da3579176467",
      "lantern 7778b65988fc9313",
      "lantern 7b70b14ab1a9a37c",
      "lantern 350178b04694f16a",
      "lantern cfd641083ed8023e",
      "lantern 601e3762f83def54",
      "lantern 4a48bbe37a5b0495",
      "golden rectangle c3fab7c1361ce56b",
      "golden square 7ef488f3932a8e6d",
      "golden round 282373d8f2c8edfa",
      "golden cross 46152000531a1102",
      "golden keep 03553b0aad6e1a68",
      "golden hexagon 75e280ce3b08b4e8",
      "golden saltire 75ef2a6b16a24b89",
      "golden box 4ff8fb1489aaad36",
      "golden dagger 9282d4b9ee76ba37",
      "wide 2d6e08c24504d7a4",
      "æøå 龍 64a85e52f18f4bfc",
      "7 8244992c97d0cbda",
    ]
  `);
});

it('makes the same map anew around the same lock', () => {
  const map = generateMap(DEFAULT_RECIPE);
  const locked = map.cells.map((_, square) => (square % map.width < 25 ? 1 : 0));
  const result = regenerate(map, { ...DEFAULT_RECIPE, seed: 'other half' }, locked);
  expect(fingerprint(result)).toMatchInlineSnapshot(`"61e0139aa95af60c"`);
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
