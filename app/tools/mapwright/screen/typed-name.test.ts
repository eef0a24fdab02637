import { expect, test } from 'vitest';
import { emptyMap } from '~/maps/map/grid';
import { DEFAULT_LOOK } from '~/maps/map/map-look';
import { nameOfRecipe } from '~/maps/map/map-name';
import { DEFAULT_RECIPE } from '~/maps/map/recipe';
import { generateMap } from '../generate/generate';
import { addressAsked } from './address-asked';
import { isTypedName } from './typed-name';

const NONE = new Set<string>();

const typed = (map: Parameters<typeof isTypedName>[0], drawn: ReadonlySet<string> = NONE) =>
  isTypedName(map, drawn, async (recipe) => nameOfRecipe(recipe));

test('a name is typed when no recipe gave it', async () => {
  const map = generateMap({ ...DEFAULT_RECIPE, width: 30, height: 30 });
  expect(await typed(map)).toBe(false);
  expect(await typed({ ...map, name: 'The Salt Cellar' })).toBe(true);
  // When regenerated around a locked part, the map keeps its original name.
  const anew = { ...map, recipe: { ...DEFAULT_RECIPE, seed: 'another' } };
  expect(await typed(anew, new Set([map.name]))).toBe(false);
  expect(await typed(emptyMap(30, 30, 'From a friend'))).toBe(true);
  expect(await typed(emptyMap(30, 30, 'Unnamed map'))).toBe(false);
});

test('a kept page asks what the address asks, and its own address nothing more', () => {
  const page = { recipe: DEFAULT_RECIPE, look: DEFAULT_LOOK };
  const first = { ...page, recipe: { ...DEFAULT_RECIPE, irregularity: 60 } };
  expect(addressAsked('', first)).toBeNull();
  expect(addressAsked('?seed=lantern', first)?.recipe).toEqual(DEFAULT_RECIPE);
  expect(addressAsked('?seed=lantern&width=60', page)).toBeNull();
  const asked = addressAsked('?seed=cellar-door-7&kind=cave&width=12&style=parchment', page);
  expect(asked?.recipe).toMatchObject({ seed: 'cellar-door-7', kind: 'cave', width: 20 });
  expect(asked?.look.style).toBe('parchment');
  expect(asked?.corrected.join()).toContain('Width');
});
