import { useEffect } from 'react';
import type { MapLook } from '~/maps/map/map-look';
import type { MapRecipe } from '~/maps/map/recipe';
import { restoreLate } from '../file/late-restore';
import { type AddressAsked, addressAsked } from './address-asked';
import { sightOfAll } from './map-sight';
import type { BoardNow, RecipeDrawing } from './use-recipe-drawing';

const NOT_OPENED =
  'This map could not be opened: part of this page could not load. Reload it when you are back online.';

/** What a page starts with: the JSON of a map, or else a recipe. */
export type Opening = { recipe: MapRecipe; look: MapLook; json: string | null };

/** Loads the first map; calls `onAddress` with the contents of the URL if the page was rendered for another one. */
export function useOpening(
  { recipe, look, json }: Opening,
  { dispatch, easel, onBoard, untouched }: BoardNow,
  { draw, picture, setProblem }: Pick<RecipeDrawing, 'draw' | 'picture' | 'setProblem'>,
  onAddress: (asked: AddressAsked) => void,
): void {
  useEffect(() => {
    let isOver = false;
    const begin = async () => {
      const restored = json === null ? null : await restoreLate(json);
      const { frame } = easel.current;
      const brought =
        restored?.ok && frame
          ? await picture(restored.map, onBoard.current, sightOfAll(restored.map, frame))
          : null;
      if (isOver) return;
      if (restored?.ok) {
        easel.current.brought = brought;
        untouched.current.maps.add(restored.map);
        dispatch({ type: 'open', map: restored.map });
      } else if (restored?.isLost) setProblem(NOT_OPENED);
      else beginAnew();
    };
    void begin();
    return () => {
      isOver = true;
    };
    function beginAnew() {
      const asked = json === null ? addressAsked(window.location.search, { recipe, look }) : null;
      if (asked) onAddress(asked);
      void draw(asked?.recipe ?? recipe, 'Map opened');
    }
  }, [
    json,
    recipe,
    look,
    draw,
    picture,
    setProblem,
    dispatch,
    onAddress,
    easel,
    onBoard,
    untouched,
  ]);
}
