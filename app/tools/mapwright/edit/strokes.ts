import { CELL, type CellName } from '~/maps/map/cells';
import { DOOR_NAMES } from '~/maps/map/door-names';
import { symbolName } from '~/maps/map/furniture';
import type { DungeonMap, Place } from '~/maps/map/grid';
import type { Squares } from '~/maps/map/squares';
import { describeArea } from './describe-square';
import { GROUND_NAMES, toolOf } from './drawing-tools';
import { type EditorState, type Stroke, withEdit, withMove } from './editor-state';
import { loadAt, loadOf } from './floating-part';
import { digRoom, paintSquares, toggleEntrance } from './paint';
import {
  areaBetween,
  ellipseSquares,
  joinedSquares,
  lineSquares,
  octagonSquares,
  rectangleSquares,
} from './shapes';
import {
  type Edited,
  placeDoor,
  placeLabel,
  placeStair,
  placeSymbol,
  removeThings,
} from './things';

/** Starts the current tool on a square. */
export function pressTool(state: EditorState, at: Place): EditorState {
  const { gesture } = toolOf(state.draw.tool);
  if (gesture === 'none' || !isOn(state.map, at)) return state;
  if (gesture === 'once') return actOnce({ ...state, cursor: at }, at);
  const isCarried = state.draw.tool === 'select' && isInside(state.selection, at);
  const kind = isCarried ? 'carry' : state.draw.tool === 'select' ? 'select' : 'draw';
  const stroke: Stroke = {
    kind,
    from: at,
    last: at,
    base: state.map,
    baseSelection: state.selection,
    load: kind === 'carry' ? loadOf(state) : null,
  };
  return dragTool({ ...state, stroke, cursor: at }, at);
}

/** Continues the tool to another square. */
export function dragTool(state: EditorState, to: Place): EditorState {
  const { stroke, map } = state;
  if (stroke === null) return state;
  const at = nearestOn(map, to);
  const moved = { ...state, cursor: at, stroke: { ...stroke, last: at } };
  switch (stroke.kind) {
    case 'select':
      return { ...moved, selection: areaBetween(stroke.from, at) };
    case 'carry':
      return carried(moved, stroke, at);
    case 'draw':
      return { ...moved, map: drawn(state, stroke, at) };
  }
}

/** Ends the tool; what it did becomes one step to undo. */
export function liftTool(state: EditorState): EditorState {
  const { stroke } = state;
  if (stroke === null) return state;
  const lifted = { ...state, stroke: null };
  if (stroke.kind === 'carry') {
    const { base, baseSelection, load } = stroke;
    const from = { map: base, selection: baseSelection, floating: load };
    return withMove(lifted, state.floating, strokeLabel(state), from);
  }
  if (stroke.kind === 'draw') return withEdit(lifted, state.map, strokeLabel(state), stroke.base);
  const isTap = stroke.from.x === stroke.last.x && stroke.from.y === stroke.last.y;
  if (isTap && stroke.baseSelection !== null) {
    return { ...lifted, selection: null, message: 'Selection cleared.' };
  }
  const chosen = state.selection;
  return { ...lifted, message: chosen ? `Selected ${describeArea(chosen)}.` : '' };
}

/** Cancels a stroke. */
export function dropStroke(state: EditorState): EditorState {
  const { stroke } = state;
  if (stroke === null) return state;
  const { base, baseSelection, load } = stroke;
  const floating = load ?? state.floating;
  return { ...state, stroke: null, map: base, selection: baseSelection, floating };
}

function drawn(state: EditorState, { base, from, last }: Stroke, at: Place): DungeonMap {
  const { map, draw } = state;
  const cell = CELL[draw.ground];
  const area = areaBetween(from, at);
  switch (draw.tool) {
    case 'brush':
      return paintSquares(map, lineSquares(map, last, at, draw.brush), cell);
    case 'remove':
      return removeThings(map, new Set(lineSquares(map, last, at, 1)));
    case 'line':
      return drawLine(base, lineSquares(base, from, at, draw.brush), draw.line);
    case 'rectangle':
      return digRoom(base, rectangleSquares(base, area), area, { cell, shape: 'rectangle' });
    case 'ellipse': {
      const shape = draw.ground === 'cave' ? 'cavern' : 'round';
      return digRoom(base, ellipseSquares(base, area), area, { cell, shape });
    }
    case 'octagon': {
      const shape = draw.ground === 'cave' ? 'cavern' : 'octagon';
      return digRoom(base, octagonSquares(base, area), area, { cell, shape });
    }
    default:
      return map;
  }
}

/** A corridor is dug only through rock and so ends at rooms; other ground replaces what it crosses. */
function drawLine(map: DungeonMap, squares: readonly number[], ground: CellName): DungeonMap {
  const dug =
    ground === 'corridor' ? squares.filter((square) => map.cells[square] === CELL.rock) : squares;
  return paintSquares(map, dug, CELL[ground]);
}

function carried(state: EditorState, { load, from }: Stroke, at: Place): EditorState {
  if (load === null) return state;
  const x = load.at.x + at.x - from.x;
  const y = load.at.y + at.y - from.y;
  const moved = loadAt(load, { x, y });
  return { ...state, map: moved.map, selection: moved.at, floating: moved };
}

function actOnce(state: EditorState, at: Place): EditorState {
  const { map, draw } = state;
  switch (draw.tool) {
    case 'fill': {
      const filled = paintSquares(map, joinedSquares(map, at), CELL[draw.ground]);
      return withEdit(state, filled, strokeLabel(state));
    }
    case 'door':
      return edited(state, placeDoor(map, at, draw.door), `${DOOR_NAMES[draw.door]} placed`);
    case 'stairs':
      return edited(state, placeStair(map, at, draw.stairs), `Stairs ${draw.stairs} placed`);
    case 'symbol':
      return edited(
        state,
        placeSymbol(map, at, draw.symbol),
        `Symbol changed: ${symbolName(draw.symbol)}`,
      );
    case 'label':
      return edited(state, placeLabel(map, at, draw.label, draw.labelForPlayers), 'Label changed');
    case 'entrance': {
      const opened = toggleEntrance(map, at.x, at.y);
      if (opened) return withEdit(state, opened, 'Entrance changed');
      return { ...state, message: 'An entrance is at the edge of the map.' };
    }
    default:
      return state;
  }
}

/** The state after an edit, or with the reason why it failed. */
export function edited(state: EditorState, result: Edited, label: string): EditorState {
  return result.ok ? withEdit(state, result.map, label) : { ...state, message: result.problem };
}

function strokeLabel({ draw, stroke }: EditorState): string {
  if (stroke?.kind === 'carry') return 'Selection moved';
  if (draw.tool === 'remove') return 'Erased';
  return `${GROUND_NAMES[draw.tool === 'line' ? draw.line : draw.ground]} drawn`;
}

function isOn({ width, height }: DungeonMap, { x, y }: Place): boolean {
  return x >= 0 && y >= 0 && x < width && y < height;
}

function nearestOn({ width, height }: DungeonMap, { x, y }: Place): Place {
  return { x: Math.min(width - 1, Math.max(0, x)), y: Math.min(height - 1, Math.max(0, y)) };
}

function isInside(area: Squares | null, { x, y }: Place): boolean {
  if (area === null) return false;
  return x >= area.x && y >= area.y && x < area.x + area.width && y < area.y + area.height;
}
