import { expect, it } from 'vitest';
import { presetRecipe } from './presets';
import { recipeToParams } from './recipe-link';
import { themeChoice, themedParams } from './theme-choice';
import { themeRecipe } from './themes';

it('a theme brings the size of its picture, unless another was set by hand', () => {
  const keep = presetRecipe('old-keep');
  const shown = { width: 60, height: 44 };
  expect(themeChoice('crypt', keep)).toMatchObject(shown);
  expect(themeChoice('crypt', { ...keep, width: 123 })).not.toHaveProperty('width');
  // The size of a preset, with another outline or a theme, was typed.
  expect(themeChoice('crypt', { ...keep, layout: 'rectangle' })).not.toHaveProperty('width');
  expect(themeChoice('mine', { ...keep, theme: 'keep' })).not.toHaveProperty('width');
  expect(themeChoice('none', keep)).toEqual({ theme: 'none' });
});

it('a form without scripts that chose another theme asks for its settings, size and seed', () => {
  const form = recipeToParams({ ...presetRecipe('old-keep'), entrances: 1, seed: 'owl' });
  form.set('was', 'none');
  form.set('place', 'crypt');
  expect(themedParams(form)).toEqual(recipeToParams(themeRecipe('crypt', 'owl')));
  form.set('was', 'crypt');
  expect(themedParams(form)).toBeNull();
  form.delete('was');
  expect(themedParams(form)).toBeNull();
});
