import type { CellName } from '~/maps/map/cells';
import type { DoorKind, Stair, SymbolKind } from '~/maps/map/grid';

/** How a tool uses the pointer: not at all, on each square it passes, by spanning a shape, or once. */
export type ToolGesture = 'none' | 'stroke' | 'span' | 'once';

export type ToolId =
  | 'hand'
  | 'select'
  | 'brush'
  | 'rectangle'
  | 'ellipse'
  | 'octagon'
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
  /** The additional option that it needs. */
  wants: 'nothing' | 'ground' | 'brush' | 'line' | 'door' | 'stairs' | 'symbol' | 'label';
  /** A one-line description. */
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

/** The tools in toolbar order. */
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
  tool(
    'octagon',
    'Octagon',
    'c',
    'span',
    'ground',
    'Makes a room with diagonal walls where there was only wall.',
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

/** The options for the next stroke. */
export type DrawChoices = {
  tool: ToolId;
  ground: CellName;
  /** The ground of lines, corridor by default. */
  line: CellName;
  /** In squares, 1 to 5. */
  brush: number;
  door: DoorKind;
  stairs: Stair['kind'];
  symbol: SymbolKind;
  label: string;
  /** Whether players see new labels. */
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

/** The display names of the grounds. */
export const GROUND_NAMES: Readonly<Record<CellName, string>> = {
  rock: 'Wall',
  floor: 'Floor',
  corridor: 'Corridor',
  cave: 'Cave floor',
  water: 'Water',
  pit: 'Pit',
  rubble: 'Rubble',
  lava: 'Lava',
  chasm: 'Chasm',
  ice: 'Ice',
  grass: 'Grass',
  bridge: 'Bridge',
  rails: 'Rails',
};

/** The grounds in display order. */
export const GROUNDS = Object.keys(GROUND_NAMES) as CellName[];

/** The possible widths of the brush in squares. */
export const BRUSH_WIDTHS: readonly number[] = [1, 2, 3, 5];

/** The tool with an id. */
export function toolOf(id: ToolId): DrawingTool {
  return DRAWING_TOOLS.find((one) => one.id === id) ?? (DRAWING_TOOLS[0] as DrawingTool);
}
