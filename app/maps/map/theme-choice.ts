import { PRESETS, presetRecipe } from './presets';
import type { MapRecipe, PlaceTheme } from './recipe';
import { SHOWN_SIZE, themeChanges } from './themes';

/**
 * What choosing a theme changes in a recipe, with the size that its picture shows unless another than that of a preset
 * was set.
 */
export function themeChoice(
  theme: PlaceTheme,
  { width, height }: Pick<MapRecipe, 'width' | 'height'>,
): Partial<MapRecipe> {
  const isOfPreset = PRESETS.some(({ id }) => {
    const preset = presetRecipe(id);
    return preset.width === width && preset.height === height;
  });
  return { ...themeChanges(theme), ...(theme !== 'none' && isOfPreset && SHOWN_SIZE) };
}
