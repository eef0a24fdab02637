import { drawArea, prepareDrawing } from '~/maps/draw/draw-map';
import type { DrawChoices } from '~/maps/draw/drawing';
import { CELL } from '~/maps/map/cells';
import { DOOR_NAMES } from '~/maps/map/door-names';
import { DOOR_KINDS, type DungeonMap, emptyMap, SYMBOL_KINDS } from '~/maps/map/grid';
import type { PdfPen } from '~/paper/pdf-pen';
import { paintLayers } from './pdf-layers';

/** A square of a symbol in points: 6.4 mm, so that a lock and a trap can be distinguished at the table. */
export const SIGN_SQUARE = 18;

type Sign = {
  name: string;
  /** Places the symbol in a strip of three open squares; (x, y) is the middle one. */
  put: (signs: DungeonMap, x: number, y: number) => void;
};

const at = (signs: DungeonMap, x: number, y: number) => y * signs.width + x;

function ground(cell: number, reach: number): Sign['put'] {
  return (signs, x, y) =>
    signs.cells.fill(cell, at(signs, x - reach, y), at(signs, x + reach, y) + 1);
}

/** A plank bridge over a chasm. */
function bridged(signs: DungeonMap, x: number, y: number): void {
  ground(CELL.chasm, 1)(signs, x, y);
  ground(CELL.bridge, 0)(signs, x, y);
}

/** All symbols of a map, in the order of the legend. */
export const SIGNS: readonly Sign[] = [
  ...DOOR_KINDS.map(
    (kind): Sign => ({
      name: DOOR_NAMES[kind],
      put: (signs, x, y) => signs.doors.push({ x, y, direction: 'horizontal', kind }),
    }),
  ),
  ...(['up', 'down'] as const).map(
    (kind): Sign => ({
      name: kind === 'up' ? 'Stairs up' : 'Stairs down',
      put: (signs, x, y) => signs.stairs.push({ x, y, direction: 'east', kind }),
    }),
  ),
  { name: 'Entrance', put: (signs, x, y) => signs.entrances.push({ x: x + 1, y, side: 'east' }) },
  { name: 'Water', put: ground(CELL.water, 1) },
  { name: 'Pit', put: ground(CELL.pit, 0) },
  { name: 'Rubble', put: ground(CELL.rubble, 1) },
  { name: 'Lava', put: ground(CELL.lava, 1) },
  { name: 'Chasm', put: ground(CELL.chasm, 1) },
  { name: 'Ice', put: ground(CELL.ice, 1) },
  { name: 'Grass', put: ground(CELL.grass, 1) },
  { name: 'Bridge', put: bridged },
  { name: 'Rails', put: ground(CELL.rails, 1) },
  ...SYMBOL_KINDS.map(
    (kind): Sign => ({
      name: `${kind.charAt(0).toUpperCase()}${kind.slice(1)}`,
      put: (signs, x, y) => signs.symbols.push({ x, y, kind }),
    }),
  ),
];

const IN_A_ROW = 6;
/** The squares of the drawn strip, and how much of its height is shown: the walls, and a little rock. */
const [WIDE, HIGH, SHOWN] = [5, 3, 1.5];
const NAME_SIZE = 8.5;
const ROW_HEIGHT = SHOWN * SIGN_SQUARE + 18;

/** The height of the legend on the page in points, including the space below it. */
export const SIGNS_HEIGHT = Math.ceil(SIGNS.length / IN_A_ROW) * ROW_HEIGHT + 6;

/** Draws a strip of floor with each symbol, as on the map, and its name. */
export function drawSigns(
  pen: PdfPen,
  left: number,
  top: number,
  width: number,
  choices: DrawChoices,
): void {
  const signs = emptyMap(SIGNS.length * WIDE, HIGH, 'Legend');
  SIGNS.forEach(({ put }, index) => {
    const middle = index * WIDE + 2;
    ground(index < DOOR_KINDS.length ? CELL.corridor : CELL.floor, 1)(signs, middle, 1);
    put(signs, middle, 1);
  });
  const drawing = prepareDrawing(signs, { ...choices, hatching: 'none', grid: false });
  SIGNS.forEach(({ name }, index) => {
    const x = left + (index % IN_A_ROW) * (width / IN_A_ROW);
    const y = top + Math.floor(index / IN_A_ROW) * ROW_HEIGHT;
    const high = SHOWN * SIGN_SQUARE;
    const from = { x: index * WIDE + 1, y: (HIGH - SHOWN) / 2 };
    const wide = 3 * SIGN_SQUARE;
    // Half a wall extends beyond both ends.
    const out = 0.1 * SIGN_SQUARE;
    pen.inside(x - out, y, wide + 2 * out, high, () => {
      const area = { x: index * WIDE, y: 0, width: WIDE, height: HIGH };
      paintLayers(pen, drawArea(drawing, area), {
        ...from,
        left: x,
        top: y,
        squarePoints: SIGN_SQUARE,
      });
    });
    pen.text(name, { x, baseline: y + high + 9, sizePoints: NAME_SIZE });
  });
}
