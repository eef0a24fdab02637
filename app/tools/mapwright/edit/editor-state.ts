import type { DungeonMap, Place } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';
import { type DrawChoices, FIRST_CHOICES } from './drawing-tools';
import {
  type EditHistory,
  EMPTY_HISTORY,
  remembered,
  remerged,
  stepBack,
  stepForth,
} from './edit-history';
import { type Board, type Floating, floatsOn } from './floating-part';
import { floatingAgain, notedFloating } from './floating-step';
import { stepBetween, withPatch } from './map-step';
import type { MapPart } from './selection';

/** A stroke in progress: its start, its current position, and the map before it. */
export type Stroke = {
  kind: 'draw' | 'select' | 'carry';
  from: Place;
  last: Place;
  base: DungeonMap;
  baseSelection: Squares | null;
  /** The part that a stroke of kind "carry" moves. */
  load: Floating | null;
};

/** A copied part, and the area that a copy would cover; null when it was cut. */
export type Clipboard = { part: MapPart; from: Squares | null };

export type EditorState = {
  map: DungeonMap;
  history: EditHistory;
  draw: DrawChoices;
  cursor: Place;
  selection: Squares | null;
  clipboard: Clipboard | null;
  stroke: Stroke | null;
  floating: Floating | null;
  /** The last message, for the status line and screen readers. */
  message: string;
};

/** An editor with an open map and an empty history. */
export function openEditor(map: DungeonMap): EditorState {
  const first = map.rooms[0]?.centre;
  return {
    map,
    history: EMPTY_HISTORY,
    draw: FIRST_CHOICES,
    cursor: first ?? { x: Math.floor(map.width / 2), y: Math.floor(map.height / 2) },
    selection: null,
    clipboard: null,
    stroke: null,
    floating: null,
    message: '',
  };
}

/** The state after an edit, with a step to undo it. */
export function withEdit(
  state: EditorState,
  map: DungeonMap,
  label: string,
  before: DungeonMap = state.map,
): EditorState {
  const step = stepBetween(before, map, label);
  if (step === null) return { ...state, map: before };
  const noted = notedFloating(floatsOn({ ...state, map: before }), null);
  return {
    ...onMap(state, map),
    history: remembered(state.history, { ...step, ...noted }),
    message: `${label}.`,
  };
}

/**
 * Like `withEdit`, for a moved part: the selection moves with it, and back on undo. `from` is the map, selection and
 * floating part before.
 */
export function withMove(
  state: EditorState,
  moved: Floating | null,
  label: string,
  from: Board = state,
): EditorState {
  const { map: before, selection: selected } = from;
  if (moved === null) return { ...state, map: before, selection: selected };
  const step = stepBetween(before, moved.map, label);
  const laid = { ...onMap(state, step === null ? before : moved.map), selection: moved.at };
  // A part that is moved step by step still leaves the squares it only passed over unchanged.
  const floating = { ...moved, map: laid.map };
  if (step === null) return { ...laid, floating };
  const marked = {
    ...step,
    selection: { back: selected, forth: moved.at },
    ...notedFloating(floatsOn(from), floating),
  };
  const history = remembered(state.history, marked);
  return { ...laid, floating, history, message: `${label}.` };
}

/** Like `withEdit`, but merges with a preceding step of the same kind, so that one undo reverts a whole drag. */
export function withMergedEdit(
  state: EditorState,
  map: DungeonMap,
  label: string,
  kind: string,
): EditorState {
  const last = stepBack(state.history);
  // A saved state stays a separate step, so that undo can return to it.
  const { kept, now } = state.history;
  const isMore = last !== null && last.step.kind === kind && kept !== now;
  const before = isMore ? withPatch(state.map, last.step.back) : state.map;
  const step = stepBetween(before, map, label);
  const noted = isMore ? { floating: last.step.floating } : notedFloating(floatsOn(state), null);
  // Back at the start of the drag: its step is removed.
  if (step === null) {
    return isMore ? { ...onMap(state, before), history: { ...last.history, future: [] } } : state;
  }
  const history = (isMore ? remerged : remembered)(state.history, { ...step, ...noted, kind });
  return { ...onMap(state, map), history, message: `${label}.` };
}

/** Undoes the last step. */
export function undo(state: EditorState): EditorState {
  const back = stepBack(state.history);
  if (back === null) return { ...state, message: 'Nothing to undo.' };
  const { step, history } = back;
  const map = withPatch(state.map, step.back);
  const stands = onMap(state, map);
  return {
    ...stands,
    history,
    selection: step.selection ? step.selection.back : stands.selection,
    floating: floatingAgain(step.floating?.back, map),
    message: `Undo: ${step.label}.`,
  };
}

/** Redoes the last undone step. */
export function redo(state: EditorState): EditorState {
  const forth = stepForth(state.history);
  if (forth === null) return { ...state, message: 'Nothing to redo.' };
  const { step, history } = forth;
  const map = withPatch(state.map, step.forth);
  const stands = onMap(state, map);
  return {
    ...stands,
    history,
    selection: step.selection ? step.selection.forth : stands.selection,
    floating: floatingAgain(step.floating?.forth, map),
    message: `Redo: ${step.label}.`,
  };
}

/** Keeps cursor and selection within the map after a change of its size. */
function onMap(state: EditorState, map: DungeonMap): EditorState {
  if (map.width === state.map.width && map.height === state.map.height) return { ...state, map };
  const cursor = {
    x: Math.min(map.width - 1, state.cursor.x),
    y: Math.min(map.height - 1, state.cursor.y),
  };
  return { ...state, map, cursor, selection: null, floating: null };
}
