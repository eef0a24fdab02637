import { useCallback, useReducer, useRef, useState } from 'react';
import type { DungeonMap } from '~/maps/map/grid';
import { type MapLook, writeLook } from '~/maps/map/map-look';
import { type EditorAction, editorReducer } from '../edit/editor';
import { type EditorState, openEditor } from '../edit/editor-state';
import type { AddressAsked } from './address-asked';
import type { Easel } from './map-stage';
import { noneUntouched, noteStanding, type Untouched } from './untouched';
import { type Opening, useOpening } from './use-opening';
import { useRecipeChanges } from './use-recipe-changes';
import { type BoardNow, useRecipeDrawing } from './use-recipe-drawing';
import { useScreenLook } from './use-screen-look';
import { useWorkers } from './use-workers';

function reduce(state: EditorState | null, action: EditorAction): EditorState | null {
  if (state !== null) return editorReducer(state, action);
  return action.type === 'open' ? openEditor(action.map) : null;
}

/** The state and actions of the screen. Maps are generated in one Web Worker and drawn in another. */
export function useMapwright(opening: Opening) {
  const { recipe: first, look: firstLook } = opening;
  const [editor, send] = useReducer(reduce, null);
  const [look, setLook] = useState(firstLook);
  const boardLook = useScreenLook(look);
  const [address, setAddress] = useState<AddressAsked | null>(null);
  const { workers, broken } = useWorkers();
  const easel = useRef<Easel>({ frame: null, sight: null, brought: null });
  const untouched = useRef<Untouched>(noneUntouched());
  const onBoard = useRef(boardLook);
  onBoard.current = boardLook;
  const board = useRef<DungeonMap | null>(null);
  board.current = editor?.map ?? null;
  if (editor) noteStanding(untouched.current, editor.map);

  // A command may depend on what is visible, which only the map area knows.
  const dispatch = useCallback(
    (action: EditorAction) =>
      send(
        action.type === 'command'
          ? { ...action, sight: easel.current.sight?.visible ?? null }
          : action,
      ),
    [],
  );

  const now: BoardNow = { dispatch, workers, easel, board, onBoard, untouched };
  const drawing = useRecipeDrawing(now);
  const followAddress = useCallback((asked: AddressAsked) => {
    setAddress(asked);
    setLook(asked.look);
  }, []);
  useOpening(opening, now, drawing, followAddress);

  const recipe = drawing.asked ?? editor?.map.recipe ?? first;
  const latest = useRef({ editor, recipe, look });
  latest.current = { editor, recipe, look };
  const { change, choosePreset, surprise } = useRecipeChanges(latest, now, drawing);

  // A recipe that only changed together with an edit, such as a new size, would generate another map: the URL keeps the
  // recipe that the drawing started from.
  const named = useRef(first);
  const shownRecipe = editor?.map.recipe ?? null;
  if (shownRecipe && drawing.hasDrawn(shownRecipe)) named.current = shownRecipe;

  return {
    editor,
    dispatch,
    look,
    /** The look on screen: with the page's theme if none is chosen. */
    boardLook,
    changeLook: (changes: Partial<MapLook>) => setLook((old) => ({ ...old, ...changes })),
    recipe,
    change,
    isDrawing: drawing.asked !== null,
    problem: drawing.problem,
    /** Sentences on what does not work without a worker; '' if all is well. */
    broken,
    /** The corrections of the URL, if the page was rendered for another one. */
    corrected: address?.corrected ?? null,
    workers,
    easel,
    /** The current state, for callbacks that started earlier. */
    latest,
    /** The look that the page was opened with, as query parameters. */
    firstLook: String(writeLook(new URLSearchParams(), address?.look ?? firstLook)),
    /** The recipe in the URL. */
    named: named.current,
    untouched,
    choosePreset,
    surprise,
  };
}

export type Mapwright = ReturnType<typeof useMapwright>;
