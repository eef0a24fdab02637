import type { DungeonMap, Place } from '../map/grid';
import type { Squares } from '../map/squares';
import { type DrawChoices, FIRST_CHOICES } from './drawing-tools';
import {
  type EditHistory,
  EMPTY_HISTORY,
  remembered,
  remerged,
  stepBack,
  stepForth,
} from './edit-history';
import { stepBetween, withPatch } from './map-step';
import type { MapPart } from './selection';

/** A stroke that is under way: where it began, where it is, and the map it began with. */
export type Stroke = {
  kind: 'draw' | 'select' | 'carry';
  from: Place;
  last: Place;
  base: DungeonMap;
  baseSelection: Squares | null;
  /** What a stroke of the kind "carry" carries. */
  load: Floating | null;
};

/**
 * A part of the map that is carried about or was just pasted: the ground without it, the part, where it lies now, and the
 * map with it there. What it only passes over stays as it was.
 */
export type Floating = {
  ground: DungeonMap;
  part: MapPart;
  at: Squares;
  map: DungeonMap;
  /** Where it was taken from, and the map before; a pasted part has none. */
  home: { at: Place; map: DungeonMap } | null;
};

/** A copied part, and the place that a copy of it would hide; null when it was cut out there. */
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
  /** The last thing to tell, for the ear and the status line. */
  message: string;
};

/** An editor with a map open and nothing to undo. */
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

/** The state with an edited map, and the way back to what was. */
export function withEdit(
  state: EditorState,
  map: DungeonMap,
  label: string,
  before: DungeonMap = state.map,
): EditorState {
  const step = stepBetween(before, map, label);
  if (step === null) return { ...state, map: before };
  return {
    ...onMap(state, map),
    history: remembered(state.history, step),
    message: `${label}.`,
  };
}

/** As `withEdit`, for a part that lies elsewhere now: the selection goes there with it, and back with the undo. */
export function withMove(
  state: EditorState,
  moved: Floating | null,
  label: string,
  before: DungeonMap = state.map,
  selected: Squares | null = state.selection,
): EditorState {
  if (moved === null) return { ...state, map: before, selection: selected };
  const step = stepBetween(before, moved.map, label);
  const laid = { ...onMap(state, step === null ? before : moved.map), selection: moved.at };
  // A part that goes on its way step by step still leaves alone what it only passed over.
  const floating = { ...moved, map: laid.map };
  if (step === null) return { ...laid, floating };
  const marked = { ...step, selection: { back: selected, forth: moved.at } };
  const history = remembered(state.history, marked);
  return { ...laid, floating, history, message: `${label}.` };
}

/** As `withEdit`; what follows a step of the same kind is one with it, so that one undo takes back a whole drag. */
export function withMergedEdit(
  state: EditorState,
  map: DungeonMap,
  label: string,
  kind: string,
): EditorState {
  const last = stepBack(state.history);
  // What was kept stays a place to come back to.
  const { kept, now } = state.history;
  const isMore = last !== null && last.step.kind === kind && kept !== now;
  const before = isMore ? withPatch(state.map, last.step.back) : state.map;
  const step = stepBetween(before, map, label);
  // Back to where the drag began: its step is none any more.
  if (step === null) {
    return isMore ? { ...onMap(state, before), history: { ...last.history, future: [] } } : state;
  }
  const history = (isMore ? remerged : remembered)(state.history, { ...step, kind });
  return { ...onMap(state, map), history, message: `${label}.` };
}

/** Takes the last step back. */
export function undo(state: EditorState): EditorState {
  const back = stepBack(state.history);
  if (back === null) return { ...state, message: 'There is nothing to undo.' };
  const { step, history } = back;
  const map = withPatch(state.map, step.back);
  const undone = { ...onMap(state, map), history, message: `Undone: ${step.label}.` };
  return step.selection ? { ...undone, selection: step.selection.back, floating: null } : undone;
}

/** Does again what was taken back last. */
export function redo(state: EditorState): EditorState {
  const forth = stepForth(state.history);
  if (forth === null) return { ...state, message: 'There is nothing to do again.' };
  const { step, history } = forth;
  const map = withPatch(state.map, step.forth);
  const redone = { ...onMap(state, map), history, message: `Done again: ${step.label}.` };
  return step.selection ? { ...redone, selection: step.selection.forth, floating: null } : redone;
}

/** Cursor and selection stay on the map, whatever its size has become. */
function onMap(state: EditorState, map: DungeonMap): EditorState {
  if (map.width === state.map.width && map.height === state.map.height) return { ...state, map };
  const cursor = {
    x: Math.min(map.width - 1, state.cursor.x),
    y: Math.min(map.height - 1, state.cursor.y),
  };
  return { ...state, map, cursor, selection: null, floating: null };
}
