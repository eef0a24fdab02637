import type { Squares } from '~/maps/map/squares';
import type { Command as PageCommand } from '~/ui/commands/command';
import { whyFull } from '../stock/stocked-map';
import { describeArea, describeSquare } from './describe-square';
import { type EditorState, redo, undo, withEdit, withMove } from './editor-state';
import { loadAt, loadOf, pastedLoad } from './floating-part';
import { withNextChoice, withNextWidth } from './next-choice';
import { pastePlace } from './paste-place';
import { clearPart, copyPart, hasLocks, lockPart } from './selection';
import { withinMap } from './shapes';
import { dropStroke, edited } from './strokes';
import { turnThing } from './things';
import { turnedArea, turnPart } from './turn-part';

/** An editor command, with its keys and button. */
export type Command = Pick<PageCommand, 'id' | 'label' | 'group' | 'keys' | 'where' | 'repeats'> & {
  /** Whether it is currently available; always when omitted. */
  isReady?: (state: EditorState) => boolean;
  /** What happens to a stroke in progress: when omitted, it ends with what it has drawn so far. */
  stroke?: 'goes on';
  /** `sight` is the visible part of the map, if known. */
  perform: (state: EditorState, sight: Squares | null) => EditorState;
};

const hasSelection = (state: EditorState) => state.selection !== null;

function onSelection(
  id: string,
  label: string,
  keys: readonly string[],
  perform: (state: EditorState, area: NonNullable<EditorState['selection']>) => EditorState,
): Command {
  return {
    id,
    label,
    group: 'Selection',
    keys,
    where: 'place',
    isReady: hasSelection,
    perform: (state) => {
      if (state.selection === null) return { ...state, message: 'Select a part of the map first.' };
      return perform(state, state.selection);
    },
  };
}

function choice(id: string, label: string, key: string, by: 1 | -1): Command {
  return {
    id,
    label,
    group: 'Choices',
    keys: [key],
    stroke: 'goes on',
    perform: (state) => withNextChoice(state, by),
  };
}

function width(id: string, label: string, key: string, by: 1 | -1): Command {
  return {
    id,
    label,
    group: 'Choices',
    keys: [key],
    stroke: 'goes on',
    perform: (state) => withNextWidth(state, by),
  };
}

function moveBy(id: string, label: string, key: string, byX: number, byY: number): Command {
  const move = onSelection(id, label, [`Alt+${key}`], (state) => {
    const load = loadOf(state);
    if (load === null) return state;
    const moved = loadAt(load, { x: load.at.x + byX, y: load.at.y + byY });
    const { width, height } = withinMap(moved.map, moved.at);
    if (width <= 0 || height <= 0) {
      return { ...state, message: 'The selection would leave the map.' };
    }
    return withMove(state, moved, 'Selection moved');
  });
  return { ...move, repeats: true };
}

/**
 * The commands that need only the editor's state: buttons, keys, palette and the list of keys are built from this
 * table.
 */
export const COMMANDS: readonly Command[] = [
  {
    id: 'undo',
    label: 'Undo',
    group: 'Edit',
    keys: ['Mod+z'],
    repeats: true,
    isReady: (state) => state.history.past.length > 0,
    perform: undo,
  },
  {
    id: 'redo',
    label: 'Redo',
    group: 'Edit',
    keys: ['Mod+y', 'Mod+Shift+z'],
    repeats: true,
    isReady: (state) => state.history.future.length > 0,
    perform: redo,
  },
  onSelection('copy', 'Copy', ['Mod+c'], (state, area) => ({
    ...state,
    clipboard: { part: copyPart(state.map, area), from: withinMap(state.map, area) },
    message: `Copied ${describeArea(area)}.`,
  })),
  onSelection('cut', 'Cut', ['Mod+x'], (state, area) => ({
    ...withEdit(state, clearPart(state.map, area), 'Part cut'),
    clipboard: { part: copyPart(state.map, area), from: null },
  })),
  {
    id: 'paste',
    label: 'Paste',
    group: 'Selection',
    keys: ['Mod+v'],
    where: 'place',
    isReady: (state) => state.clipboard !== null,
    perform: (state, sight) => {
      const { clipboard, map } = state;
      if (clipboard === null) return { ...state, message: 'Copy a part of the map first.' };
      const { part } = clipboard;
      const load = pastedLoad(map, part, pastePlace(state, part, sight));
      // A pasted room has its text once more.
      const full = whyFull(map, load.map);
      if (full !== null) return { ...state, message: full };
      const pasted = withMove(state, load, 'Part pasted');
      return { ...pasted, draw: { ...state.draw, tool: 'select' } };
    },
  },
  onSelection('turn-part', 'Rotate the selection', ['Shift+Q'], (state) => {
    const load = loadOf(state);
    const to = load && turnedArea(state.map, load.at);
    if (load === null || to === null) {
      return { ...state, message: 'Rotated, the selection would be larger than the map.' };
    }
    const turned = pastedLoad(load.ground, turnPart(load.part), to);
    return withMove(state, turned, 'Selection rotated 90°');
  }),
  onSelection('clear', 'Fill with wall', ['Delete', 'Backspace'], (state, area) =>
    withEdit(state, clearPart(state.map, area), 'Selection filled with wall'),
  ),
  {
    id: 'select-all',
    label: 'Select all',
    group: 'Selection',
    keys: ['Mod+a'],
    where: 'place',
    perform: (state) => ({
      ...state,
      selection: { x: 0, y: 0, width: state.map.width, height: state.map.height },
      draw: { ...state.draw, tool: 'select' },
      message: 'The whole map is selected.',
    }),
  },
  {
    id: 'escape',
    label: 'Cancel, or clear the selection',
    group: 'Edit',
    keys: ['Escape'],
    // It handles a stroke in progress itself, by canceling it.
    stroke: 'goes on',
    perform: (state) => {
      if (state.stroke !== null) return { ...dropStroke(state), message: 'Canceled.' };
      return { ...state, selection: null, message: state.selection ? 'Selection cleared.' : '' };
    },
  },
  onSelection('lock', 'Lock the selection', ['Shift+L'], (state, area) =>
    withEdit(
      state,
      lockPart(state.map, area, true),
      'Selection locked: a new map leaves it as it is',
    ),
  ),
  onSelection('unlock', 'Unlock the selection', ['Shift+U'], (state, area) =>
    withEdit(state, lockPart(state.map, area, false), 'Selection unlocked'),
  ),
  {
    id: 'unlock-all',
    label: 'Unlock all',
    group: 'Selection',
    keys: ['Shift+A'],
    where: 'place',
    isReady: (state) => hasLocks(state.map),
    perform: (state) => {
      const { width, height } = state.map;
      const unlocked = lockPart(state.map, { x: 0, y: 0, width, height }, false);
      return withEdit(state, unlocked, 'Everything unlocked');
    },
  },
  {
    id: 'turn',
    label: 'Rotate the door or stairs at the cursor',
    group: 'Cursor',
    keys: ['q'],
    where: 'place',
    perform: (state) => edited(state, turnThing(state.map, state.cursor), 'Rotated'),
  },
  choice('next-choice', 'Next ground, door, stairs or symbol', '.', 1),
  choice('previous-choice', 'Previous ground, door, stairs or symbol', ',', -1),
  width('wider', 'Wider brush', ']', 1),
  width('narrower', 'Narrower brush', '[', -1),
  {
    id: 'describe',
    label: 'Read out the square at the cursor',
    group: 'Cursor',
    keys: ['i'],
    where: 'place',
    stroke: 'goes on',
    perform: (state) => ({
      ...state,
      message: `${describeSquare(state.map, state.cursor.x, state.cursor.y)}.`,
    }),
  },
  moveBy('move-north', 'Move the selection north', 'ArrowUp', 0, -1),
  moveBy('move-east', 'Move the selection east', 'ArrowRight', 1, 0),
  moveBy('move-south', 'Move the selection south', 'ArrowDown', 0, 1),
  moveBy('move-west', 'Move the selection west', 'ArrowLeft', -1, 0),
];

/** The command with an id, if there is one. */
export function commandOf(id: string): Command | undefined {
  return COMMANDS.find((command) => command.id === id);
}
