import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { createRandom } from '~/rules/random';
import { CHANGED_MEANWHILE, type EditorAction, editorReducer } from '../edit/editor';
import { type EditorState, openEditor } from '../edit/editor-state';
import { hasLocks } from '../edit/selection';
import { restoreLate } from '../file/late-restore';
import { type DungeonMap, emptyMap } from '../map/grid';
import { type MapLook, writeLook } from '../map/map-look';
import { newSeed } from '../map/new-seed';
import type { MapRecipe } from '../map/recipe';
import { readRecipe, recipeToParams } from '../map/recipe-link';
import { type AddressAsked, addressAsked } from './address-asked';
import type { BroughtPieces } from './map-chunk-layer';
import { type Sight, sightOfAll } from './map-sight';
import type { Easel } from './map-stage';
import { isTypedName } from './typed-name';
import { useScreenLook } from './use-screen-look';
import { useWorkers } from './use-workers';

/** How long a slider may rest before the map follows it. */
const REST_MS = 60;

/** What a locked part does to a new size. */
const SIZE_IS_HELD =
  'The size stays while a part is locked. Unlock all, or resize below, keeping what is drawn.';

const NOT_DRAWN =
  'A new map could not be drawn, so this one stays. Load the page again when the line is back.';
const NOTHING_DRAWN =
  'The map could not be drawn: this board is empty. Draw by hand, open a file, or load the page again.';
const NOT_OPENED =
  'This map could not be opened: a part of this page could not be loaded. Load the page again when the line is back.';

type Opening = { recipe: MapRecipe; look: MapLook; json: string | null };

function reduce(state: EditorState | null, action: EditorAction): EditorState | null {
  if (state !== null) return editorReducer(state, action);
  return action.type === 'open' ? openEditor(action.map) : null;
}

/** Everything the screen knows and can ask for. The map is made in one Web Worker and drawn in another. */
export function useMapwright({ recipe: first, look: firstLook, json }: Opening) {
  const [editor, send] = useReducer(reduce, null);
  const [look, setLook] = useState(firstLook);
  const boardLook = useScreenLook(look);
  const [asked, setAsked] = useState<MapRecipe | null>(null);
  const [problem, setProblem] = useState('');
  const [address, setAddress] = useState<AddressAsked | null>(null);
  const { workers, broken } = useWorkers();
  const turn = useRef(0);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const recipe = asked ?? editor?.map.recipe ?? first;
  const easel = useRef<Easel>({ frame: null, sight: null, brought: null });
  const untouched = useRef<Untouched>({ maps: new WeakSet(), first: null, last: null });
  const drawnRecipes = useRef(new WeakSet<MapRecipe>());
  const named = useRef(first);
  const drawnNames = useRef(new Set<string>());
  const latest = useRef({ editor, recipe, look });
  latest.current = { editor, recipe, look };
  const onBoard = useRef(boardLook);
  onBoard.current = boardLook;
  /** The map that stands, and between two pictures the one that was just asked to. */
  const board = useRef<DungeonMap | null>(null);
  board.current = editor?.map ?? null;
  if (editor) noteStanding(untouched.current, editor.map);

  // A command may go by what is seen, which only the stage knows.
  const dispatch = useCallback(
    (action: EditorAction) =>
      send(
        action.type === 'command'
          ? { ...action, sight: easel.current.sight?.visible ?? null }
          : action,
      ),
    [],
  );

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
    [workers, dispatch, nameOf, picture],
  );

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
      const asked =
        json === null
          ? addressAsked(window.location.search, { recipe: first, look: firstLook })
          : null;
      if (asked) {
        setAddress(asked);
        setLook(asked.look);
      }
      void draw(asked?.recipe ?? first, 'Map opened');
    }
  }, [json, first, firstLook, draw, picture, dispatch]);

  // A recipe that was only changed along with a drawing, as by a new size, would draw something else: the address keeps
  // the one that the drawing began with.
  const shownRecipe = editor?.map.recipe ?? null;
  if (shownRecipe && drawnRecipes.current.has(shownRecipe)) named.current = shownRecipe;

  const change = useCallback(
    (changes: Partial<MapRecipe>, label = 'Map drawn anew', restMs = REST_MS) => {
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
    [draw, dispatch],
  );

  return {
    editor,
    dispatch,
    look,
    /** The same as the board shows it: in the theme of the page where none was chosen. */
    boardLook,
    changeLook: (changes: Partial<MapLook>) => setLook((old) => ({ ...old, ...changes })),
    recipe,
    change,
    isDrawing: asked !== null,
    problem,
    /** What does not work for want of a worker, in sentences; empty when all does. */
    broken,
    /** What was wrong with the address and was put right, where the page was made for another one. */
    corrected: address?.corrected ?? null,
    workers,
    easel,
    /** What stands at this moment, for work that began a while ago. */
    latest,
    /** The look that the page was opened with, as an address writes it. */
    firstLook: String(writeLook(new URLSearchParams(), address?.look ?? firstLook)),
    /** The recipe that the address names. */
    named: named.current,
    untouched,
    choosePreset(id: string) {
      const params = recipeToParams({ ...latest.current.recipe });
      const { recipe: wanted } = readRecipe(
        new URLSearchParams({ preset: id, seed: params.get('seed') ?? '' }),
      );
      change(wanted, 'Place chosen', 0);
    },
    surprise() {
      const [word = 1] = window.crypto.getRandomValues(new Uint32Array(1));
      change({ seed: newSeed(createRandom(word)) }, 'New map drawn', 0);
    },
  };
}

/** Maps that came to the board and were touched by nobody: all of them, the one the page opened with, and the last. */
type Untouched = {
  maps: WeakSet<DungeonMap>;
  first: DungeonMap | null;
  last: DungeonMap | null;
};

/** The first and the last of the maps that nobody touched to stand on the board. */
function noteStanding(untouched: Untouched, map: DungeonMap): void {
  if (!untouched.maps.has(map)) return;
  untouched.first ??= map;
  untouched.last = map;
}

export type Mapwright = ReturnType<typeof useMapwright>;
