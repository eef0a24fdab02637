import type { DungeonMap } from '../grid';
import type { Squares } from '../output/squares';
import { type DrawChoices, FIRST_CHOICES } from './drawing-tools';
import { type MapSteps, stepBetween, withPatch } from './map-step';
import type { MapPart } from './selection';
import type { Place } from './shapes';

/** A stroke that is under way: where it began, where it is, and the map it began with. */
export type Stroke = {
  kind: 'draw' | 'select' | 'carry';
  from: Place;
  last: Place;
  base: DungeonMap;
  baseSelection: Squares | null;
};

export type Carried = { base: DungeonMap; from: Squares; at: Squares; map: DungeonMap };

export type EditorState = {
  map: DungeonMap;
  past: MapSteps;
  future: MapSteps;
  draw: DrawChoices;
  cursor: Place;
  selection: Squares | null;
  clipboard: MapPart | null;
  stroke: Stroke | null;
  /** A selection that keys carry about: where it was taken from, where it is, and the map with it there. */
  carried: Carried | null;
  /** The last thing to tell, for the ear and the status line. */
  message: string;
};

/** An editor with a map open and nothing to undo. */
export function openEditor(map: DungeonMap): EditorState {
  const first = map.rooms[0]?.centre;
  return {
    map,
    past: null,
    future: null,
    draw: FIRST_CHOICES,
    cursor: first ?? { x: Math.floor(map.width / 2), y: Math.floor(map.height / 2) },
    selection: null,
    clipboard: null,
    stroke: null,
    carried: null,
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
    past: { step, rest: state.past },
    future: null,
    message: `${label}.`,
  };
}

/** As `withEdit`; what follows a step of the same kind is one with it, so that one undo takes back a whole drag. */
export function withMergedEdit(
  state: EditorState,
  map: DungeonMap,
  label: string,
  kind: string,
): EditorState {
  const { past } = state;
  const isMore = past !== null && past.step.kind === kind;
  const edited = isMore
    ? withEdit({ ...state, past: past.rest }, map, label, withPatch(state.map, past.step.back))
    : withEdit(state, map, label);
  if (edited.past === null || edited.past === past) return edited;
  return { ...edited, past: { ...edited.past, step: { ...edited.past.step, kind } } };
}

/** Takes the last step back. */
export function undo(state: EditorState): EditorState {
  if (state.past === null) return { ...state, message: 'There is nothing to undo.' };
  const { step, rest } = state.past;
  return {
    ...onMap(state, withPatch(state.map, step.back)),
    past: rest,
    future: { step, rest: state.future },
    message: `Undone: ${step.label}.`,
  };
}

/** Does again what was taken back last. */
export function redo(state: EditorState): EditorState {
  if (state.future === null) return { ...state, message: 'There is nothing to do again.' };
  const { step, rest } = state.future;
  return {
    ...onMap(state, withPatch(state.map, step.forth)),
    past: { step, rest: state.past },
    future: rest,
    message: `Done again: ${step.label}.`,
  };
}

/** Cursor and selection stay on the map, whatever its size has become. */
function onMap(state: EditorState, map: DungeonMap): EditorState {
  if (map.width === state.map.width && map.height === state.map.height) return { ...state, map };
  const cursor = {
    x: Math.min(map.width - 1, state.cursor.x),
    y: Math.min(map.height - 1, state.cursor.y),
  };
  return { ...state, map, cursor, selection: null };
}
