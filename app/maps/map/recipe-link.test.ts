import fc from 'fast-check';
import { expect, it } from 'vitest';
import { generateMap } from '~/tools/mapwright/generate/generate';
import { DEFAULT_LOOK, readLook, writeLook } from './map-look';
import { PRESETS, presetRecipe } from './presets';
import { DEFAULT_RECIPE, type MapRecipe } from './recipe';
import {
  CHOICE_OPTIONS,
  isFullRecipe,
  NUMBER_OPTIONS,
  readOpening,
  readRecipe,
  recipeToParams,
} from './recipe-link';

it('an empty address is the default map', () => {
  expect(readRecipe(new URLSearchParams())).toEqual({ recipe: DEFAULT_RECIPE, corrected: [] });
});

it('an address holds the version, the seed and what differs from the default', () => {
  const recipe: MapRecipe = { ...DEFAULT_RECIPE, seed: 'owl & key', layout: 'keep', width: 80 };
  expect(recipeToParams(recipe).toString()).toBe('v=1&seed=owl+%26+key&layout=keep&width=80');
});

it.each(PRESETS)('the recipe of $name comes back from its address', ({ id }) => {
  const recipe = presetRecipe(id);
  expect(readRecipe(recipeToParams(recipe))).toEqual({ recipe, corrected: [] });
  expect(readRecipe(new URLSearchParams({ preset: id }))).toEqual({ recipe, corrected: [] });
});

it('an address that says nothing about a map opens an irregular one; any other stays as it was', () => {
  const first = readOpening(new URLSearchParams('style=graph'));
  expect(first.recipe).toEqual({ ...DEFAULT_RECIPE, irregularity: 60 });
  expect(readOpening(new URLSearchParams('theme=dark')).recipe.irregularity).toBe(60);
  const asking = [
    'seed=lantern',
    'v=1',
    'width=60',
    'place=none',
    'preset=old-keep',
    'theme=crypt',
  ];
  for (const search of asking) {
    expect(readOpening(new URLSearchParams(search)).recipe.irregularity, search).toBe(0);
  }
});

it('a place has its own parameter beside a dark map, and is read from earlier links too', () => {
  const recipe: MapRecipe = { ...DEFAULT_RECIPE, theme: 'crypt' };
  const dark = writeLook(recipeToParams(recipe), { ...DEFAULT_LOOK, theme: 'dark' });
  expect(dark.toString()).toBe('v=1&seed=lantern&place=crypt&theme=dark');
  expect(readRecipe(dark)).toEqual({ recipe, corrected: [] });
  expect(readLook(dark)).toEqual({ look: { ...DEFAULT_LOOK, theme: 'dark' }, corrected: [] });
  const former = new URLSearchParams('theme=crypt');
  expect(readRecipe(former)).toEqual({ recipe, corrected: [] });
  expect(readLook(former)).toEqual({ look: DEFAULT_LOOK, corrected: [] });
  expect(readOpening(former)).toEqual({ recipe, corrected: [] });
});

it('says in words what it put right', () => {
  const asked = new URLSearchParams(
    'v=9&seed=%20&width=7&height=tall&kind=maze&caveFill=51.6&preset=moon',
  );
  const { recipe, corrected } = readRecipe(asked);
  expect(recipe).toEqual({ ...DEFAULT_RECIPE, width: 20, caveFill: 52 });
  expect(corrected).toEqual([
    'There is no such preset; the default was used.',
    'The seed was empty; the default was used.',
    'Width must be a whole number from 20 to 500; 20 was used.',
    'Height must be a number from 20 to 500; 44 was used.',
    'Rock in caves must be a whole number from 35 to 65; 52 was used.',
    'Kind must be one of rooms, cave; rooms was used.',
    'This link comes from another version of the generator; version 1 drew this map, and it may differ.',
  ]);
});

it('a link names the oldest version that draws the same map, and tells of another', () => {
  const wide = { ...DEFAULT_RECIPE, corridorWidth: 2 };
  expect(recipeToParams(DEFAULT_RECIPE).get('v')).toBe('1');
  const params = recipeToParams(wide);
  expect(params.get('v')).toBe('2');
  expect([readRecipe(params).corrected, isFullRecipe(params)]).toEqual([[], true]);
  params.set('v', '1');
  expect(readRecipe(params).corrected).toHaveLength(1);
  expect(isFullRecipe(params)).toBe(false);
});

it('a seed has at most 64 characters that can be seen', () => {
  const read = (seed: string) => {
    const { recipe, corrected } = readRecipe(new URLSearchParams({ seed }));
    return [recipe.seed, ...corrected];
  };
  expect(read('  owl  ')).toEqual(['owl']);
  expect(read('o\u0000w\u200bl')).toEqual([
    'owl',
    'Invisible characters were removed from the seed.',
  ]);
  expect(read('龍'.repeat(64))).toEqual(['龍'.repeat(64)]);
  expect(read('🐉'.repeat(65))).toEqual([
    '🐉'.repeat(64),
    'The seed was shortened to 64 characters.',
  ]);
  expect(read(`${'x'.repeat(63)} y`)[0]).toBe('x'.repeat(63));
});

it('a blank field is as by default, and the ends of a range are within it', () => {
  const blank = new URLSearchParams('width=&height=+&kind=&preset=&v=1');
  expect(readRecipe(blank)).toEqual({ recipe: DEFAULT_RECIPE, corrected: [] });
  for (const [key, { least, most, label }] of Object.entries(NUMBER_OPTIONS)) {
    for (const value of [least, most]) {
      const { recipe, corrected } = readRecipe(new URLSearchParams({ [key]: `${value}` }));
      expect(recipe[key as keyof typeof NUMBER_OPTIONS]).toBe(value);
      expect(corrected).toEqual([]);
    }
    for (const [value, used] of [
      [least - 1, least],
      [most + 1, most],
    ]) {
      const { recipe, corrected } = readRecipe(new URLSearchParams({ [key]: `${value}` }));
      expect(recipe[key as keyof typeof NUMBER_OPTIONS]).toBe(used);
      expect(corrected).toEqual([
        `${label} must be a whole number from ${least} to ${most}; ${used} was used.`,
      ]);
    }
  }
});

it('an address says all that its map depends on with a version and a seed, and without a preset', () => {
  const full = (address: string) => isFullRecipe(new URLSearchParams(address));
  expect(full('v=1&seed=owl')).toBe(true);
  expect(full('v=1&seed=owl&width=80')).toBe(true);
  expect(['v=1', 'seed=owl', 'v=2&seed=owl', 'v=1&seed=owl&preset=old-keep'].map(full)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});

it('whatever an address says, the recipe is within its limits and comes back from its own address', () => {
  const keys = [
    ...Object.keys(NUMBER_OPTIONS),
    ...Object.keys(CHOICE_OPTIONS),
    'seed',
    'v',
    'preset',
  ];
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.double().map(String),
    fc.constantFrom('cave', 'box', '-1', '1e99'),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), text)), (pairs) => {
      const { recipe } = readRecipe(new URLSearchParams(pairs));
      for (const [key, { least, most }] of Object.entries(NUMBER_OPTIONS)) {
        const value = recipe[key as keyof typeof NUMBER_OPTIONS];
        expect(Number.isInteger(value) && value >= least && value <= most).toBe(true);
      }
      expect(recipe.seed.length).toBeGreaterThan(0);
      expect(readRecipe(recipeToParams(recipe))).toEqual({ recipe, corrected: [] });
    }),
    { numRuns: 200, seed: 5 },
  );
});

it('every recipe an address can hold gives a map', () => {
  const numbers = Object.fromEntries(
    Object.entries(NUMBER_OPTIONS).map(([key, { least, most }]) => [
      key,
      fc.integer({ min: least, max: key === 'width' || key === 'height' ? 70 : most }).map(String),
    ]),
  );
  const choices = Object.fromEntries(
    Object.entries(CHOICE_OPTIONS).map(([key, { choices: all }]) => [
      key,
      fc.constantFrom<string>(...all),
    ]),
  );
  fc.assert(
    fc.property(fc.record({ ...numbers, ...choices, seed: fc.string() }), (asked) => {
      const { recipe } = readRecipe(new URLSearchParams(asked as Record<string, string>));
      expect(generateMap(recipe).rooms.length).toBeGreaterThan(0);
    }),
    { numRuns: 200, seed: 6 },
  );
});
