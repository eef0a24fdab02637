import type { DungeonMap, Place } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';
import { LONGEST_NAME, oneLine } from '~/maps/map/typed-words';
import { commandOf } from './commands';
import { describeArea, describeSquare } from './describe-square';
import { type DrawChoices, toolOf } from './drawing-tools';
import { type EditorState, openEditor, withEdit, withMergedEdit } from './editor-state';
import { type Anchor, isSide, resizeLosses, resizeMap, SIDES_ALLOWED } from './resize';
import { areaBetween, withinMap } from './shapes';
import { dragTool, dropStroke, liftTool, pressTool } from './strokes';

export type EditorAction =
  /**
   * Replaces the map as a step that can be undone; consecutive ones of the same kind are merged. `upon` is the map the
   * new one was made for: if the current map is another one by now, it stays. `isOther`: the map is unrelated to the
   * current one, so the selection is dropped.
   */
  | {
      type: 'replace';
      map: DungeonMap;
      label: string;
      kind?: string;
      upon?: DungeonMap;
      isOther?: boolean;
    }
  /** Opens another map with an empty history. */
  | { type: 'open'; map: DungeonMap }
  | { type: 'choose'; choices: Partial<DrawChoices> }
  | { type: 'press' | 'drag'; at: Place }
  | { type: 'lift' | 'drop' }
  /** `sight` is the visible part of the map, if known. */
  | { type: 'command'; id: string; sight?: Squares | null }
  /** Moves the cursor by keyboard; `extend` extends the selection. */
  | { type: 'step'; by: Place; extend: boolean }
  /** Enter: the tool acts at the cursor; a tool that spans two corners needs it twice. */
  | { type: 'act' }
  | { type: 'rename'; name: string }
  | { type: 'resize'; width: number; height: number; anchor: Anchor }
  /** The current state, or that at a history position, was saved elsewhere. */
  | { type: 'kept'; at?: number }
  | { type: 'say'; message: string };

/** The message when a generated map arrives too late. */
export const CHANGED_MEANWHILE =
  'You changed the map while a new one was being drawn, so yours stays. Try again for a new one.';

/** Handles every editor action. A pure function of state and action. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  return answered(strokeEnded(state, action), action);
}

/**
 * Ends a stroke on any action that does not belong to it. What was drawn so far becomes a step; a shape that is only
 * half spanned when another tool is selected is dropped.
 */
function strokeEnded(state: EditorState, action: EditorAction): EditorState {
  if (state.stroke === null) return state;
  switch (action.type) {
    case 'drag':
    case 'lift':
    case 'drop':
    case 'step':
    case 'act':
    case 'say':
    case 'kept':
      return state;
    case 'command': {
      const isOver = commandOf(action.id)?.stroke !== 'goes on';
      return isOver ? liftTool(state) : state;
    }
    case 'choose':
      return toolOf(state.draw.tool).gesture === 'span' ? dropStroke(state) : liftTool(state);
    case 'press':
    case 'replace':
    case 'open':
    case 'rename':
    case 'resize':
      return liftTool(state);
  }
}

function answered(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'replace':
      if (action.upon !== undefined && action.upon !== state.map) {
        return { ...state, message: CHANGED_MEANWHILE };
      }
      if (action.isOther) {
        const alone = { ...state, selection: null, floating: null };
        return withEdit(alone, action.map, action.label);
      }
      return action.kind === undefined
        ? withEdit(state, action.map, action.label)
        : withMergedEdit(state, action.map, action.label, action.kind);
    case 'open':
      return { ...openEditor(action.map), draw: state.draw };
    case 'choose': {
      const draw = { ...state.draw, ...action.choices };
      const message = action.choices.tool ? `${toolOf(draw.tool).label}.` : state.message;
      return { ...state, draw, message };
    }
    case 'press':
      return pressTool(state, action.at);
    case 'drag':
      return dragTool(state, action.at);
    case 'lift':
      return liftTool(state);
    case 'drop':
      return dropStroke(state);
    case 'command':
      return commandOf(action.id)?.perform(state, action.sight ?? null) ?? state;
    case 'step':
      return stepped(state, action.by, action.extend);
    case 'act':
      return acted(state);
    case 'rename': {
      const name = oneLine(action.name, LONGEST_NAME);
      return name === '' ? state : withEdit(state, { ...state.map, name }, 'Map renamed');
    }
    case 'resize': {
      if (!(isSide(action.width) && isSide(action.height))) {
        return { ...state, message: `${SIDES_ALLOWED} The map stays as it is.` };
      }
      const resized = resizeMap(state.map, action, action.anchor);
      const losses = resizeLosses(state.map, resized);
      const said = withEdit(state, resized, 'Map resized');
      return losses === '' ? said : { ...said, message: `Map resized. ${losses}.` };
    }
    case 'kept': {
      const { history } = state;
      return { ...state, history: { ...history, kept: action.at ?? history.now } };
    }
    case 'say':
      return { ...state, message: action.message };
  }
}

function stepped(state: EditorState, by: Place, extend: boolean): EditorState {
  const { map, cursor, selection } = state;
  const at = {
    x: Math.min(map.width - 1, Math.max(0, cursor.x + by.x)),
    y: Math.min(map.height - 1, Math.max(0, cursor.y + by.y)),
  };
  const told = `${describeSquare(map, at.x, at.y)}.`;
  if (state.stroke !== null) return { ...dragTool(state, at), message: told };
  if (!extend) return { ...state, cursor: at, message: told };
  const corner = selection === null ? cursor : farCorner(withinMap(map, selection), cursor);
  const extended = areaBetween(corner, at);
  return { ...state, cursor: at, selection: extended, message: `${describeArea(extended)}.` };
}

/** The fixed corner of a selection while the cursor moves the opposite one. */
function farCorner(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  cursor: Place,
): Place {
  return {
    x: cursor.x === x ? x + width - 1 : x,
    y: cursor.y === y ? y + height - 1 : y,
  };
}

function acted(state: EditorState): EditorState {
  const { gesture, label } = toolOf(state.draw.tool);
  switch (gesture) {
    case 'none':
      return { ...state, message: 'Choose a tool to draw with, for example B for the brush.' };
    case 'once':
      return pressTool(state, state.cursor);
    case 'stroke':
      return liftTool(pressTool(liftTool(state), state.cursor));
    case 'span':
      if (state.stroke !== null) return liftTool(state);
      return {
        ...pressTool(state, state.cursor),
        message: `${label} started. Go to the other corner and press Enter.`,
      };
  }
}
