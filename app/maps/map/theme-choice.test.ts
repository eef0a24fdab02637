import { expect, it } from 'vitest';
import { presetRecipe } from './presets';
import { themeChoice } from './theme-choice';

it('a theme brings the size of its picture, unless another was set by hand', () => {
  expect(themeChoice('crypt', presetRecipe('old-keep'))).toMatchObject({ width: 60, height: 44 });
  expect(themeChoice('crypt', { width: 123, height: 77 })).not.toHaveProperty('width');
  expect(themeChoice('none', presetRecipe('old-keep'))).toEqual({ theme: 'none' });
});
