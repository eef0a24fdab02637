import { type MutableRefObject, useCallback, useRef, useState } from 'react';
import { type DungeonMap, emptyMap } from '~/maps/map/grid';
import type { MapLook } from '~/maps/map/map-look';
import type { MapRecipe } from '~/maps/map/recipe';
import { CHANGED_MEANWHILE, type EditorAction } from '../edit/editor';
import { hasLocks } from '../edit/selection';
import type { BroughtPieces } from './map-chunk-layer';
import { type Sight, sightOfAll } from './map-sight';
import type { Easel } from './map-stage';
import { isTypedName } from './typed-name';
import type { Untouched } from './untouched';
import type { MapWorkers } from './use-workers';

const NOT_DRAWN =
  'A new map could not be drawn, so this one stays. Reload the page when you are back online.';
const NOTHING_DRAWN =
  'The map could not be drawn, so the board is empty. Draw by hand, open a file, or reload the page.';

/** The current state of the map area, for asynchronous work. */
export type BoardNow = {
  dispatch: (action: EditorAction) => void;
  workers: MutableRefObject<MapWorkers | null>;
  easel: MutableRefObject<Easel>;
  /** The displayed map or, between two renders, the one just dispatched. */
  board: MutableRefObject<DungeonMap | null>;
  /** How it is displayed. */
  onBoard: MutableRefObject<MapLook>;
  untouched: MutableRefObject<Untouched>;
};

/** Generates and draws the maps of recipes in Web Workers; of several in progress, the last one is displayed. */
export function useRecipeDrawing(now: BoardNow) {
  const { dispatch, workers, easel, board, onBoard, untouched } = now;
  const [asked, setAsked] = useState<MapRecipe | null>(null);
  const [problem, setProblem] = useState('');
  const turn = useRef(0);
  const drawnRecipes = useRef(new WeakSet<MapRecipe>());
  const drawnNames = useRef(new Set<string>());

  const nameOf = useCallback(
    async (recipe: MapRecipe) => {
      const answer = await workers.current?.askMap({ kind: 'name', recipe });
      return answer?.kind === 'name' ? answer.name : null;
    },
    [workers],
  );

  /** Requests the picture of a map before it is displayed; without the worker, the map area draws its pieces itself. */
  const picture = useCallback(
    async (map: DungeonMap, look: MapLook, sight: Sight | null): Promise<BroughtPieces | null> => {
      const asked = sight && workers.current?.askPaper({ kind: 'pieces', map, look, sight });
      const answer = await asked?.catch(() => null);
      return answer?.kind === 'pieces' ? { map, look, drawn: answer.drawn } : null;
    },
    [workers],
  );

  const draw = useCallback(
    async (wanted: MapRecipe, label: string, kind?: string) => {
      turn.current += 1;
      const mine = turn.current;
      const current = board.current;
      const isSameSize = current?.width === wanted.width && current.height === wanted.height;
      const { frame } = easel.current;
      // A map of another size is shown in full.
      const sight = isSameSize ? easel.current.sight : frame && sightOfAll(wanted, frame);
      const isLate = () => mine !== turn.current;
      try {
        const locked = current && hasLocks(current) ? current.locked : undefined;
        const answer = await workers.current?.askMap(
          current && locked
            ? { kind: 'regenerate', map: current, recipe: wanted, locked }
            : { kind: 'generate', recipe: wanted },
        );
        if (answer?.kind !== 'map' || isLate()) return;
        const isNamed =
          current !== null && (await isTypedName(current, drawnNames.current, nameOf));
        if (isLate()) return;
        const map = isNamed ? { ...answer.map, name: current.name } : answer.map;
        if (!isNamed) drawnNames.current.add(map.name);
        if (map.recipe) drawnRecipes.current.add(map.recipe);
        if (!locked && !isNamed) untouched.current.maps.add(map);
        // The page's theme is only known after its first render, so the look is read once the map is there.
        const brought = await picture(map, onBoard.current, sight);
        if (isLate()) return;
        if (board.current === current) {
          easel.current.brought = brought;
          // The reducer checks again whether the map is still the one that this was generated for.
          dispatch(
            current ? { type: 'replace', map, label, kind, upon: current } : { type: 'open', map },
          );
          board.current = map;
        } else dispatch({ type: 'say', message: CHANGED_MEANWHILE });
        setProblem('');
      } catch {
        if (isLate()) return;
        setProblem(current ? NOT_DRAWN : NOTHING_DRAWN);
        if (current) dispatch({ type: 'say', message: NOT_DRAWN });
        else {
          const map = emptyMap(wanted.width, wanted.height, 'New map');
          untouched.current.maps.add(map);
          dispatch({ type: 'open', map });
        }
      }
      // A newer request is still in progress.
      if (!isLate()) setAsked((now) => (now === wanted ? null : now));
    },
    [workers, dispatch, nameOf, picture, board, onBoard, easel, untouched],
  );

  return {
    /** The requested recipe that is not drawn yet. */
    asked,
    setAsked,
    problem,
    setProblem,
    draw,
    picture,
    /**
     * Returns whether a map was generated from the recipe here, as opposed to a recipe that only changed together with
     * an edit.
     */
    hasDrawn: (recipe: MapRecipe) => drawnRecipes.current.has(recipe),
  };
}

export type RecipeDrawing = ReturnType<typeof useRecipeDrawing>;
