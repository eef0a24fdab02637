import { PRESETS, presetRecipe } from './presets';
import type { MapRecipe, PlaceTheme } from './recipe';
import { readRecipe, recipeToParams } from './recipe-link';
import { SHOWN_SIZE, themeChanges } from './themes';

/**
 * What choosing a theme changes in a recipe, with the size that its picture shows unless the size was set by hand: it is
 * not that of the preset that the recipe began with.
 */
export function themeChoice(
  theme: PlaceTheme,
  recipe: Pick<MapRecipe, 'width' | 'height' | 'kind' | 'layout' | 'theme'>,
): Partial<MapRecipe> {
  return {
    ...themeChanges(theme),
    ...(theme !== 'none' && isSizedByPreset(recipe) && SHOWN_SIZE),
  };
}

/** 60 × 60 is a size that people type too: only with the outline of its preset it is the preset's. */
function isSizedByPreset(recipe: Parameters<typeof themeChoice>[1]): boolean {
  if (recipe.theme !== 'none') return false;
  return PRESETS.some(({ id }) => {
    const preset = presetRecipe(id);
    const keys = ['width', 'height', 'kind', 'layout'] as const;
    return keys.every((key) => preset[key] === recipe[key]);
  });
}

/** The hidden field of a form with the theme that its map had. */
export const FORMER_PLACE_PARAM = 'was';

/**
 * The query parameters after a form without scripts chose another theme: those of its map, with what the theme changes.
 * Null if the theme stayed.
 */
export function themedParams(params: URLSearchParams): URLSearchParams | null {
  const was = params.get(FORMER_PLACE_PARAM);
  const { recipe } = readRecipe(params);
  if (was === null || was === recipe.theme) return null;
  const former = { ...recipe, theme: was === 'none' ? ('none' as const) : recipe.theme };
  return recipeToParams({ ...recipe, ...themeChoice(recipe.theme, former) });
}
