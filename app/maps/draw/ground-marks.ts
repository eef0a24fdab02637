import { type PathPen, tracePolygon } from '~/paper/path-pen';
import { CELL } from '../map/cells';
import { cellAt, type DungeonMap } from '../map/grid';
import { isOpenAt, type OpenSquares, type Squares } from '../map/squares';
import { placeChance } from './place-chance';
import { eachSquare } from './terrain-marks';

type Marks = (pen: PathPen, map: DungeonMap, squares: OpenSquares, area: Squares) => void;

function onEach(
  cell: number,
  mark: (pen: PathPen, x: number, y: number, map: DungeonMap) => void,
): Marks {
  return (pen, map, squares, area) => {
    eachSquare(area, (x, y) => {
      if (cellAt(map, x, y) === cell && isOpenAt(squares, x, y)) mark(pen, x, y, map);
    });
  };
}

/** Traces the cracks of the crust on lava: a bent line on most squares. */
export const traceCrust = onEach(CELL.lava, (pen, x, y) => {
  if (placeChance(x, y, 201) > 0.75) return;
  const [left, top] = [
    x + 0.1 + 0.3 * placeChance(x, y, 202),
    y + 0.15 + 0.6 * placeChance(x, y, 203),
  ];
  const lean = placeChance(x, y, 204) - 0.5;
  pen.move(left, top);
  pen.line(left + 0.16, top + 0.14 * lean);
  pen.line(left + 0.27, top + 0.12 - 0.2 * lean);
  pen.line(left + 0.45, top + 0.05 + 0.3 * lean);
  pen.move(left + 0.27, top + 0.12 - 0.2 * lean);
  pen.line(left + 0.3, top + 0.24 - 0.2 * lean);
});

/** Traces the gleam of ice: two or three slanting strokes on some squares. */
export const traceGleam = onEach(CELL.ice, (pen, x, y) => {
  if (placeChance(x, y, 211) > 0.6) return;
  const [left, low] = [
    x + 0.15 + 0.3 * placeChance(x, y, 212),
    y + 0.55 + 0.3 * placeChance(x, y, 213),
  ];
  const long = 0.2 + 0.15 * placeChance(x, y, 214);
  pen.move(left, low);
  pen.line(left + long, low - long);
  pen.move(left + 0.14, low + 0.04);
  pen.line(left + 0.14 + long * 0.6, low + 0.04 - long * 0.6);
});

/** Traces tufts of grass: three blades each. */
export const traceBlades = onEach(CELL.grass, (pen, x, y) => {
  const tufts = 1 + Math.floor(3 * placeChance(x, y, 221));
  for (let tuft = 0; tuft < tufts; tuft += 1) {
    const px = x + 0.2 + 0.6 * placeChance(x, y, 222 + tuft);
    const py = y + 0.35 + 0.55 * placeChance(x, y, 232 + tuft);
    pen.move(px - 0.02, py);
    pen.line(px - 0.09, py - 0.13);
    pen.move(px, py);
    pen.line(px, py - 0.18);
    pen.move(px + 0.02, py);
    pen.line(px + 0.1, py - 0.12);
  }
});

/** Whether one walks west to east over a bridge or along rails; with neither hint, south to north. */
function runsAcross(map: DungeonMap, x: number, y: number): boolean {
  const cell = cellAt(map, x, y);
  const beside = (cells: readonly number[]) =>
    [cellAt(map, x - 1, y), cellAt(map, x + 1, y)].filter((one) => cells.includes(one)).length -
    [cellAt(map, x, y - 1), cellAt(map, x, y + 1)].filter((one) => cells.includes(one)).length;
  const same = beside([cell]);
  if (cell !== CELL.bridge) return same > 0;
  // What it spans lies on both of its sides.
  const spanned = beside([CELL.chasm, CELL.lava, CELL.water]);
  return spanned === 0 ? same > 0 : spanned < 0;
}

/** A bridge as its deck: planks across the way, a little uneven. */
export const traceDeck = onEach(CELL.bridge, (pen, x, y, map) => {
  const across = runsAcross(map, x, y);
  const planks = 4;
  for (let plank = 0; plank < planks; plank += 1) {
    const from = plank / planks;
    const to = (plank + 1) / planks - 0.02;
    const out = 0.06 + 0.05 * placeChance(x * 4 + plank, y, 241);
    const back = 0.06 + 0.05 * placeChance(x * 4 + plank, y, 242);
    if (across)
      tracePolygon(
        pen,
        [x + from, y + out],
        [x + to, y + out],
        [x + to, y + 1 - back],
        [x + from, y + 1 - back],
      );
    else
      tracePolygon(
        pen,
        [x + out, y + from],
        [x + 1 - back, y + from],
        [x + 1 - back, y + to],
        [x + out, y + to],
      );
  }
});

/** Traces the ropes along both sides of a bridge. */
export const traceRopes = onEach(CELL.bridge, (pen, x, y, map) => {
  const across = runsAcross(map, x, y);
  for (const side of [0.13, 0.87]) {
    pen.move(across ? x : x + side, across ? y + side : y);
    pen.line(across ? x + 1 : x + side, across ? y + side : y + 1);
  }
});

const SIDES = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
/** Half the gauge of rails, in squares. */
const GAUGE = 0.17;

/** The sides of a square of rails where they go on; straight on where nothing else says. */
function railEnds(map: DungeonMap, x: number, y: number): number[] {
  const ends = [0, 1, 2, 3].filter((side) => {
    const [dx, dy] = SIDES[side] ?? [0, 0];
    return cellAt(map, x + dx, y + dy) === CELL.rails;
  });
  if (ends.length > 1) return ends;
  return ends.length === 0 ? [1, 3] : [ends[0] ?? 0, ((ends[0] ?? 0) + 2) % 4];
}

/** Traces sleepers below rails. */
export const traceSleepers = onEach(CELL.rails, (pen, x, y, map) => {
  for (const end of railEnds(map, x, y)) {
    const [dx, dy] = SIDES[end] ?? [0, 0];
    for (const along of [0.14, 0.38]) {
      const [px, py] = [x + 0.5 + dx * along, y + 0.5 + dy * along];
      pen.move(px - dy * 0.27, py - dx * 0.27);
      pen.line(px + dy * 0.27, py + dx * 0.27);
    }
  }
});

/** Traces two rails through a square: bent where they turn, from the middle to each end where several meet. */
export const traceRails = onEach(CELL.rails, (pen, x, y, map) => {
  const ends = railEnds(map, x, y);
  const [first = 0, second = 2] = ends;
  const isBend = ends.length === 2 && (first + second) % 2 === 1;
  if (isBend) {
    const [ax, ay] = SIDES[first] ?? [0, 0];
    const [bx, by] = SIDES[second] ?? [0, 0];
    for (const off of [-GAUGE, GAUGE]) {
      // Towards the corner between both ends the bend is tighter.
      pen.move(x + 0.5 + ax / 2 + bx * off, y + 0.5 + ay / 2 + by * off);
      pen.curve(
        x + 0.5 + (ax + bx) * off,
        y + 0.5 + (ay + by) * off,
        x + 0.5 + bx / 2 + ax * off,
        y + 0.5 + by / 2 + ay * off,
      );
    }
    return;
  }
  for (const end of ends) {
    const [dx, dy] = SIDES[end] ?? [0, 0];
    for (const off of [-GAUGE, GAUGE]) {
      pen.move(x + 0.5 + dx / 2 + dy * off, y + 0.5 + dy / 2 + dx * off);
      pen.line(x + 0.5 - dx * GAUGE + dy * off, y + 0.5 - dy * GAUGE + dx * off);
    }
  }
});
