import type { CellName } from '../map/cells';
import type { DoorKind, Stair, SymbolKind } from '../map/grid';

/** How a tool takes the pointer: it leaves the map alone, acts on each square it passes, spans a shape, or acts once. */
export type ToolGesture = 'none' | 'stroke' | 'span' | 'once';

export type ToolId =
  | 'hand'
  | 'select'
  | 'brush'
  | 'rectangle'
  | 'ellipse'
  | 'line'
  | 'fill'
  | 'door'
  | 'stairs'
  | 'symbol'
  | 'label'
  | 'entrance'
  | 'remove';

export type DrawingTool = {
  id: ToolId;
  label: string;
  key: string;
  gesture: ToolGesture;
  /** What else is to be chosen for it. */
  wants: 'nothing' | 'ground' | 'brush' | 'line' | 'door' | 'stairs' | 'symbol' | 'label';
  /** What it does, in a line. */
  hint: string;
};

function tool(
  id: ToolId,
  label: string,
  key: string,
  gesture: ToolGesture,
  wants: DrawingTool['wants'],
  hint: string,
): DrawingTool {
  return { id, label, key, gesture, wants, hint };
}

/** The tools in the order of the bar. */
export const DRAWING_TOOLS: readonly DrawingTool[] = [
  tool('hand', 'Move the view', 'h', 'none', 'nothing', 'Drag to move, pinch or wheel to zoom.'),
  tool('select', 'Select', 'v', 'span', 'nothing', 'Drag a rectangle; drag inside it to move it.'),
  tool('brush', 'Brush', 'b', 'stroke', 'brush', 'Paint ground; wall erases it.'),
  tool('rectangle', 'Rectangle', 'r', 'span', 'ground', 'Makes a room where there was only wall.'),
  tool(
    'ellipse',
    'Ellipse',
    'o',
    'span',
    'ground',
    'Makes a round room where there was only wall.',
  ),
  tool('line', 'Line', 'l', 'span', 'line', 'A corridor, or other ground, in a straight line.'),
  tool('fill', 'Fill', 'f', 'once', 'ground', 'Changes all connected squares of the same ground.'),
  tool('door', 'Door', 'd', 'once', 'door', 'Place it in a gap, or in a wall one square thick.'),
  tool('stairs', 'Stairs', 's', 'once', 'stairs', 'Place the same stairs again to rotate them.'),
  tool('symbol', 'Symbol', 'y', 'once', 'symbol', 'Place the same symbol again to remove it.'),
  tool(
    'label',
    'Label',
    'n',
    'once',
    'label',
    'Write on the map; leave it empty to remove a label.',
  ),
  tool('entrance', 'Entrance', 'w', 'once', 'nothing', 'Open or close the edge of the map.'),
  tool('remove', 'Eraser', 'x', 'stroke', 'nothing', 'Removes doors, stairs, symbols and labels.'),
];

/** What the next stroke of the pointer will do. */
export type DrawChoices = {
  tool: ToolId;
  ground: CellName;
  /** The ground of lines, which are corridors until something else is chosen. */
  line: CellName;
  /** Squares, 1 to 5. */
  brush: number;
  door: DoorKind;
  stairs: Stair['kind'];
  symbol: SymbolKind;
  label: string;
  /** Whether players see the labels that are written. */
  labelForPlayers: boolean;
};

export const FIRST_CHOICES: Readonly<DrawChoices> = {
  tool: 'hand',
  ground: 'floor',
  line: 'corridor',
  brush: 1,
  door: 'door',
  stairs: 'down',
  symbol: 'pillar',
  label: '',
  labelForPlayers: false,
};

/** What the grounds are called. */
export const GROUND_NAMES: Readonly<Record<CellName, string>> = {
  rock: 'Wall',
  floor: 'Floor',
  corridor: 'Corridor',
  cave: 'Cave floor',
  water: 'Water',
  pit: 'Pit',
  rubble: 'Rubble',
};

/** The grounds in the order of the choices. */
export const GROUNDS = Object.keys(GROUND_NAMES) as CellName[];

/** How wide the brush can be, in squares. */
export const BRUSH_WIDTHS: readonly number[] = [1, 2, 3, 5];

/** The tool of an id. */
export function toolOf(id: ToolId): DrawingTool {
  return DRAWING_TOOLS.find((one) => one.id === id) ?? (DRAWING_TOOLS[0] as DrawingTool);
}
