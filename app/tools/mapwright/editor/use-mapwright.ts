import { useCallback, useEffect, useReducer, useRef, useState } from 'react';
import { createRandom } from '~/rules/random';
import type { DungeonMap } from '../grid';
import { restoreMap } from '../output/restore-map';
import type { MapRecipe } from '../recipe';
import { readRecipe, recipeToParams } from '../recipe-link';
import { type EditorAction, editorReducer } from './editor';
import { type EditorState, openEditor } from './editor-state';
import { type MapLook, writeLook } from './map-look';
import { sightOfAll } from './map-pieces';
import type { Easel } from './map-stage';
import { newSeed } from './new-seed';
import { hasLocks } from './selection';
import { useWorkers } from './use-workers';

/** How long a slider may rest before the map follows it. */
const REST_MS = 60;

/** What a locked part does to a new size. */
const SIZE_IS_HELD =
  'The size stays while a part is locked. Unlock all, or resize below, keeping what is drawn.';

type Opening = { recipe: MapRecipe; look: MapLook; json: string | null };

function reduce(state: EditorState | null, action: EditorAction): EditorState | null {
  if (state !== null) return editorReducer(state, action);
  return action.type === 'open' ? openEditor(action.map) : null;
}

/** Everything the screen knows and can ask for. The map is made in one Web Worker and drawn in another. */
export function useMapwright({ recipe: first, look: firstLook, json }: Opening) {
  const [editor, dispatch] = useReducer(reduce, null);
  const [look, setLook] = useState(firstLook);
  const [asked, setAsked] = useState<MapRecipe | null>(null);
  const [problem, setProblem] = useState('');
  const workers = useWorkers();
  const turn = useRef(0);
  const resting = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const recipe = asked ?? editor?.map.recipe ?? first;
  const easel = useRef<Easel>({ frame: null, sight: null, brought: null });
  const untouched = useRef<Untouched>({ maps: new WeakSet(), first: null, last: null });
  const drawnRecipes = useRef(new WeakSet<MapRecipe>());
  const named = useRef(first);
  const latest = useRef({ editor, recipe, look });
  latest.current = { editor, recipe, look };

  const draw = useCallback(
    async (wanted: MapRecipe, label: string, kind?: string) => {
      turn.current += 1;
      const mine = turn.current;
      const current = latest.current.editor?.map;
      const { look } = latest.current;
      const isSameSize = current?.width === wanted.width && current.height === wanted.height;
      const { frame } = easel.current;
      // A map of another size is shown whole.
      const sight = isSameSize ? easel.current.sight : frame && sightOfAll(wanted, frame);
      try {
        const locked = current && hasLocks(current) ? current.locked : undefined;
        const answer = await workers.current?.askMap(
          current && locked
            ? { kind: 'regenerate', map: current, recipe: wanted, locked }
            : { kind: 'generate', recipe: wanted },
        );
        if (answer?.kind !== 'map' || mine !== turn.current) return;
        const { map } = answer;
        if (map.recipe) drawnRecipes.current.add(map.recipe);
        if (!locked) noteUntouched(untouched.current, map);
        const picture =
          sight && (await workers.current?.askPaper({ kind: 'pieces', map, look, sight }));
        if (mine !== turn.current) return;
        easel.current.brought =
          picture?.kind === 'pieces' ? { map, look, drawn: picture.drawn } : null;
        dispatch(current ? { type: 'replace', map, label, kind } : { type: 'open', map });
        setProblem('');
      } catch {
        if (mine === turn.current) setProblem('The map could not be drawn. Load the page again.');
      }
      if (mine === turn.current) setAsked(null);
    },
    [workers],
  );

  useEffect(() => {
    const restored = json === null ? null : restoreMap(json);
    if (restored?.ok) {
      noteUntouched(untouched.current, restored.map);
      dispatch({ type: 'open', map: restored.map });
    } else void draw(first, 'Map opened');
  }, [json, first, draw]);

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
      const current = latest.current.editor?.map;
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
    [draw],
  );

  return {
    editor,
    dispatch,
    look,
    changeLook: (changes: Partial<MapLook>) => setLook((old) => ({ ...old, ...changes })),
    recipe,
    change,
    isDrawing: asked !== null,
    problem,
    workers,
    easel,
    /** What stands at this moment, for work that began a while ago. */
    latest,
    /** The look that the page was opened with, as an address writes it. */
    firstLook: String(writeLook(new URLSearchParams(), firstLook)),
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

function noteUntouched(untouched: Untouched, map: DungeonMap): void {
  untouched.maps.add(map);
  untouched.first ??= map;
  untouched.last = map;
}

export type Mapwright = ReturnType<typeof useMapwright>;
