import { type MutableRefObject, useCallback, useRef } from 'react';
import { newSeed } from '~/maps/map/new-seed';
import type { MapRecipe } from '~/maps/map/recipe';
import { readRecipe, recipeToParams } from '~/maps/map/recipe-link';
import { createRandom } from '~/rules/random';
import { hasLocks } from '../edit/selection';
import type { BoardNow, RecipeDrawing } from './use-recipe-drawing';

/** How long a slider must be idle before the map follows it. */
const REST_MS = 60;

/** A locked part prevents changes of size. */
const SIZE_IS_HELD =
  'The size is fixed while a part is locked. Unlock all, or resize below and keep the drawing.';

/** All ways to change the recipe: its fields and sliders, presets, "Surprise me". */
export function useRecipeChanges(
  latest: MutableRefObject<{ recipe: MapRecipe }>,
  { dispatch, board }: BoardNow,
  { draw, setAsked }: Pick<RecipeDrawing, 'draw' | 'setAsked'>,
) {
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const change = useCallback(
    (changes: Partial<MapRecipe>, label = 'Map regenerated', restMs = REST_MS) => {
      const params = new URLSearchParams(
        Object.entries({ ...latest.current.recipe, ...changes }).map(([key, value]) => [
          key,
          String(value),
        ]),
      );
      const { recipe: wanted } = readRecipe(params);
      const current = board.current;
      const isSize = Object.keys(changes).every((key) => key === 'width' || key === 'height');
      if (current && hasLocks(current) && isSize) {
        dispatch({ type: 'say', message: SIZE_IS_HELD });
        return;
      }
      setAsked(wanted);
      clearTimeout(resting.current);
      if (restMs === 0) void draw(wanted, label);
      else {
        const kind = Object.keys(changes).sort().join();
        resting.current = setTimeout(() => void draw(wanted, label, kind), restMs);
      }
    },
    [draw, setAsked, dispatch, board, latest],
  );

  return {
    change,
    choosePreset(id: string) {
      const params = recipeToParams({ ...latest.current.recipe });
      const { recipe: wanted } = readRecipe(
        new URLSearchParams({ preset: id, seed: params.get('seed') ?? '' }),
      );
      change(wanted, 'Preset chosen', 0);
    },
    surprise() {
      const [word = 1] = window.crypto.getRandomValues(new Uint32Array(1));
      change({ seed: newSeed(createRandom(word)) }, 'New map drawn', 0);
    },
  };
}
