import { expect, it } from 'vitest';
import { GENERATOR_VERSION } from '~/maps/map/generator-version';
import { PRESETS, presetRecipe } from '~/maps/map/presets';
import { DEFAULT_RECIPE, LAYOUTS, type MapRecipe } from '~/maps/map/recipe';
import { fingerprint } from '../../../../tests/harness/map-fingerprint';
import { generateMap } from './generate';
import { regenerate } from './regenerate';

/** The recipes that were there before there were irregular ones. */
function isRegular({ irregularity }: MapRecipe): boolean {
  return irregularity === 0;
}

const RECIPES: readonly MapRecipe[] = [
  ...PRESETS.map((preset) => presetRecipe(preset.id)).filter(isRegular),
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

/**
 * The maps that each version of the generator creates from these recipes. If a line no longer matches, links and saved
 * recipes would show other maps: add a new version with its own list, and never change an existing list.
 */
const DRAWN_BY_VERSION: Readonly<Record<number, readonly string[]>> = {
  1: [
    'lantern d08f185573850217',
    'lantern c6f78330865888c2',
    'lantern e3805b78aa6a45f6',
    'lantern b30571a09de7b152',
    'lantern 12c1574f751bf5e9',
    'lantern fef87fe0a04334b2',
    'lantern 16018b71725d223f',
    'lantern f7fa7d617553e68f',
    'lantern 99fcee628f808498',
    'lantern 7955c1738f13aff5',
    'lantern 3b4f6f0eb4e64834',
    'lantern d55ae73d30e4c2e3',
    'golden rectangle 1f1aa8f32d6a5dcd',
    'golden square fcdf89b1c22dc38f',
    'golden round 7d32dc214ba0d573',
    'golden cross 9531b454d081714e',
    'golden keep 8d12973ac77c8a94',
    'golden hexagon 878a2a59cfb1824b',
    'golden saltire 037e228dfd63234f',
    'golden box 4b85f50c62491d2e',
    'golden dagger d5b92fe9eb02d6c7',
    'wide 26b0b84ad40599d0',
    'æøå 龍 b6769949d31fcd87',
    '7 7d93cd9bf7e5fad9',
  ],
  // Doors as wide as their corridors.
  2: [
    'lantern e4776b56fbe8fdc4',
    'lantern 7598be09256df1c7',
    'lantern 3003bed14a0e047b',
    'lantern fdf2d2152edbbb93',
    'lantern 573106b0f5f57e3e',
    'lantern e1d3fdd55d23da3b',
    'lantern fb784c1ce576d1f6',
    'lantern 4cbba4f09462eaaa',
    'lantern 610795095ef5dd1b',
    'lantern 808a454834dd1ede',
    'lantern d12d84692970498b',
    'lantern 9fea83b8efde6302',
    'golden rectangle 8ec4d2e62e99c2d4',
    'golden square 04fd1e484c2f3352',
    'golden round ce06d996c501e64c',
    'golden cross beff9b13e0731a51',
    'golden keep 79f16a717aee86e7',
    'golden hexagon f48b114ec2377f1c',
    'golden saltire 1c21e18cbedba03a',
    'golden box 3590125161fff1b7',
    'golden dagger 3de29a98d43f26ca',
    'wide 881fc14bfccf01c5',
    'æøå 龍 9a7dc513a5779141',
    '7 8cdccd6854865082',
  ],
};

it('each version of the generator has its list, and the present one is the last', () => {
  const versions = Object.keys(DRAWN_BY_VERSION).map(Number);
  expect(versions).toEqual(versions.map((_, index) => index + 1));
  expect(versions.at(-1), 'a new version of the generator needs a list of what it draws').toBe(
    GENERATOR_VERSION,
  );
});

it('a version of the generator draws the very maps that it drew on the day it was made', () => {
  for (const [version, drawn] of Object.entries(DRAWN_BY_VERSION)) {
    const maps = RECIPES.map((recipe) => generateMap(recipe, Number(version)));
    expect(
      maps.map((map, index) => `${RECIPES[index]?.seed} ${fingerprint(map)}`),
      `version ${version} draws other maps than it did: that is a new version of the generator`,
    ).toEqual(drawn);
  }
});

it('a version that is not here draws nothing', () => {
  for (const version of [0, GENERATOR_VERSION + 1, 1.5])
    expect(() => generateMap(DEFAULT_RECIPE, version)).toThrow(RangeError);
});

it('makes the same map anew around the same lock', () => {
  const map = generateMap(DEFAULT_RECIPE);
  const locked = map.cells.map((_, square) => (square % map.width < 25 ? 1 : 0));
  const result = regenerate(map, { ...DEFAULT_RECIPE, seed: 'other half' }, locked);
  // No link generates such a map: it is saved with its squares.
  expect(fingerprint(result)).toBe('4a5cde29deb544c3');
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
