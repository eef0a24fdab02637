import { DOOR_NAMES } from '~/maps/map/door-names';
import { FURNITURE_KINDS, symbolName } from '~/maps/map/furniture';
import { DOOR_KINDS, SYMBOL_KINDS, type SymbolKind } from '~/maps/map/grid';
import { BRUSH_WIDTHS, GROUND_NAMES, GROUNDS, toolOf } from './drawing-tools';
import type { EditorState } from './editor-state';

/** Selects the next or previous option of the current tool, by keyboard. */
export function withNextChoice(state: EditorState, by: 1 | -1): EditorState {
  const { draw } = state;
  switch (toolOf(draw.tool).wants) {
    case 'ground':
    case 'brush': {
      const ground = next(GROUNDS, draw.ground, by);
      return chosen(state, { ground }, GROUND_NAMES[ground]);
    }
    case 'line': {
      const line = next(GROUNDS, draw.line, by);
      return chosen(state, { line }, GROUND_NAMES[line]);
    }
    case 'door': {
      const door = next(DOOR_KINDS, draw.door, by);
      return chosen(state, { door }, DOOR_NAMES[door]);
    }
    case 'stairs': {
      const stairs = draw.stairs === 'up' ? 'down' : 'up';
      return chosen(state, { stairs }, `Stairs ${stairs}`);
    }
    case 'symbol': {
      const symbol = next<SymbolKind>([...SYMBOL_KINDS, ...FURNITURE_KINDS], draw.symbol, by);
      return chosen(state, { symbol }, `Symbol: ${symbolName(symbol)}`);
    }
    default:
      return { ...state, message: 'This tool has no options.' };
  }
}

/** Selects the next wider or narrower brush. */
export function withNextWidth(state: EditorState, by: 1 | -1): EditorState {
  const { wants } = toolOf(state.draw.tool);
  if (wants !== 'brush' && wants !== 'line') {
    return { ...state, message: 'Only the brush and the line have a width.' };
  }
  const at = BRUSH_WIDTHS.indexOf(state.draw.brush) + by;
  const brush = BRUSH_WIDTHS[Math.min(BRUSH_WIDTHS.length - 1, Math.max(0, at))] ?? 1;
  return chosen(state, { brush }, brush === 1 ? '1 square wide' : `${brush} squares wide`);
}

function chosen(
  state: EditorState,
  choices: Partial<EditorState['draw']>,
  told: string,
): EditorState {
  return { ...state, draw: { ...state.draw, ...choices }, message: `${told}.` };
}

function next<T>(choices: readonly T[], from: T, by: 1 | -1): T {
  const at = choices.indexOf(from) + by;
  return choices[(at + choices.length) % choices.length] ?? from;
}
