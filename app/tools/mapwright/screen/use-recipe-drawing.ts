import { type MutableRefObject, useCallback, useRef, useState } from 'react';
import { CHANGED_MEANWHILE, type EditorAction } from '../edit/editor';
import { hasLocks } from '../edit/selection';
import { type DungeonMap, emptyMap } from '../map/grid';
import type { MapLook } from '../map/map-look';
import type { MapRecipe } from '../map/recipe';
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

/** The board at this moment, for work that goes on while it changes. */
export type BoardNow = {
  dispatch: (action: EditorAction) => void;
  workers: MutableRefObject<MapWorkers | null>;
  easel: MutableRefObject<Easel>;
  /** The map that stands, and between two pictures the one that was just asked to. */
  board: MutableRefObject<DungeonMap | null>;
  /** How the board shows it. */
  onBoard: MutableRefObject<MapLook>;
  untouched: MutableRefObject<Untouched>;
};

/** Draws the maps of recipes in a Web Worker, each with its picture; of several that are under way the last one stands. */
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

  /** Asks for the picture of a map that is to stand; without the worker the stage draws its pieces itself. */
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
      const look = onBoard.current;
      const isSameSize = current?.width === wanted.width && current.height === wanted.height;
      const { frame } = easel.current;
      // A map of another size is shown whole.
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
        const brought = await picture(map, look, sight);
        if (isLate()) return;
        if (board.current === current) {
          easel.current.brought = brought;
          // The reducer looks once more whether the board is still the one that this was drawn for.
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
      // What was asked for in the meantime is still to come.
      if (!isLate()) setAsked((now) => (now === wanted ? null : now));
    },
    [workers, dispatch, nameOf, picture, board, onBoard, easel, untouched],
  );

  return {
    /** The recipe that was asked for and is not drawn yet. */
    asked,
    setAsked,
    problem,
    setProblem,
    draw,
    picture,
    /** Whether a recipe drew a map here, and was not only changed along with a drawing. */
    hasDrawn: (recipe: MapRecipe) => drawnRecipes.current.has(recipe),
  };
}

export type RecipeDrawing = ReturnType<typeof useRecipeDrawing>;
