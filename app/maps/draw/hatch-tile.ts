import { placeChance } from './place-chance';

/** The period of the hatching in squares, too long to be noticed. */
export const HATCH_TILE_SQUARES = 8;

/** A group of parallel strokes: x1, y1, x2, y2, … in squares; (x, y) is its centre in the tile. */
export type HatchClump = { x: number; y: number; strokes: number[] };

const CLUMPS_A_SIDE = 14;
const SPACING = HATCH_TILE_SQUARES / CLUMPS_A_SIDE;
const STROKE_GAP = 0.13;
/** The slopes of hatching, as integer steps; lengths use Math.sqrt, which gives the same result on every machine. */
const SLOPES = [
  [1, 0],
  [4, 1],
  [2, 1],
  [4, 3],
  [1, 1],
  [3, 4],
  [1, 2],
  [1, 4],
  [0, 1],
  [-1, 4],
  [-1, 2],
  [-3, 4],
  [-1, 1],
  [-4, 3],
  [-2, 1],
  [-4, 1],
] as const;

let tile: HatchClump[][] | undefined;

/** The groups of strokes whose centres are in each square of the tile, row by row. */
export function hatchTile(): HatchClump[][] {
  tile ??= makeTile();
  return tile;
}

function makeTile(): HatchClump[][] {
  const squares: HatchClump[][] = Array.from({ length: HATCH_TILE_SQUARES ** 2 }, () => []);
  for (let row = 0; row < CLUMPS_A_SIDE; row += 1) {
    for (let column = 0; column < CLUMPS_A_SIDE; column += 1) {
      const clump = makeClump(column, row);
      const x = Math.floor(clump.x + HATCH_TILE_SQUARES) % HATCH_TILE_SQUARES;
      const y = Math.floor(clump.y + HATCH_TILE_SQUARES) % HATCH_TILE_SQUARES;
      const shiftX = x - Math.floor(clump.x);
      const shiftY = y - Math.floor(clump.y);
      squares[y * HATCH_TILE_SQUARES + x]?.push({
        x: clump.x + shiftX,
        y: clump.y + shiftY,
        strokes: clump.strokes.map((value, index) => value + (index % 2 === 0 ? shiftX : shiftY)),
      });
    }
  }
  return squares;
}

/** Fills the area nearest to a centre (its Voronoi cell) with strokes of one slope. */
function makeClump(column: number, row: number): HatchClump {
  const [x, y] = middle(column, row);
  let land: Array<[number, number]> = [
    [x - 1, y - 1],
    [x + 1, y - 1],
    [x + 1, y + 1],
    [x - 1, y + 1],
  ];
  for (let down = -2; down <= 2; down += 1) {
    for (let right = -2; right <= 2; right += 1) {
      if (down === 0 && right === 0) continue;
      land = nearerHalf(land, x, y, ...middle(column + right, row + down));
    }
  }
  const [stepX, stepY] = SLOPES[slopeOf(column, row)] ?? [1, 0];
  const length = Math.sqrt(stepX * stepX + stepY * stepY);
  return { x, y, strokes: strokesAcross(land, x, y, stepX / length, stepY / length, column, row) };
}

function middle(column: number, row: number): [number, number] {
  const c = (column + CLUMPS_A_SIDE) % CLUMPS_A_SIDE;
  const r = (row + CLUMPS_A_SIDE) % CLUMPS_A_SIDE;
  return [
    (column + 0.5 + 0.72 * (placeChance(c, r, 11) - 0.5)) * SPACING,
    (row + 0.5 + 0.72 * (placeChance(c, r, 12) - 0.5)) * SPACING,
  ];
}

/** A slope that differs clearly from those of the neighbours. */
function slopeOf(column: number, row: number): number {
  const turn = (column * 5 + row * 7 + (row % 2) * 3) % 16;
  return (turn + Math.floor(placeChance(column, row, 13) * 4)) % 16;
}

function nearerHalf(
  land: ReadonlyArray<[number, number]>,
  x: number,
  y: number,
  otherX: number,
  otherY: number,
): Array<[number, number]> {
  const awayX = otherX - x;
  const awayY = otherY - y;
  const border = (otherX * otherX + otherY * otherY - x * x - y * y) / 2;
  const beyond = ([px, py]: readonly [number, number]) => px * awayX + py * awayY - border;
  return land.flatMap((point, index) => {
    const before = land[(index + land.length - 1) % land.length] ?? point;
    const here = beyond(point);
    const there = beyond(before);
    const kept: Array<[number, number]> = [];
    if (here > 0 !== there > 0) {
      const part = there / (there - here);
      kept.push([
        before[0] + (point[0] - before[0]) * part,
        before[1] + (point[1] - before[1]) * part,
      ]);
    }
    if (here <= 0) kept.push(point);
    return kept;
  });
}

function strokesAcross(
  land: ReadonlyArray<[number, number]>,
  x: number,
  y: number,
  alongX: number,
  alongY: number,
  column: number,
  row: number,
): number[] {
  const strokes: number[] = [];
  for (let line = -4; line <= 4; line += 1) {
    const sway = (placeChance(column * 16 + line, row, 14) - 0.5) * 0.05;
    const off = line * STROKE_GAP + sway;
    const span = chord(land, x - alongY * off, y + alongX * off, alongX, alongY);
    if (span === null) continue;
    const from = span[0] + 0.05 * placeChance(column * 16 + line, row, 15) - 0.01;
    const to = span[1] - 0.05 * placeChance(column * 16 + line, row, 16) + 0.01;
    if (to - from < 0.1) continue;
    const startX = x - alongY * off;
    const startY = y + alongX * off;
    strokes.push(
      startX + alongX * from,
      startY + alongY * from,
      startX + alongX * to,
      startY + alongY * to,
    );
  }
  return strokes;
}

/** The range along a line that is inside the area; null when the line misses it. */
function chord(
  land: ReadonlyArray<[number, number]>,
  x: number,
  y: number,
  alongX: number,
  alongY: number,
): [number, number] | null {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  land.forEach((point, index) => {
    const before = land[(index + land.length - 1) % land.length] ?? point;
    const here = (point[0] - x) * alongY - (point[1] - y) * alongX;
    const there = (before[0] - x) * alongY - (before[1] - y) * alongX;
    if (here > 0 === there > 0) return;
    const part = there / (there - here);
    const crossX = before[0] + (point[0] - before[0]) * part;
    const crossY = before[1] + (point[1] - before[1]) * part;
    const along = (crossX - x) * alongX + (crossY - y) * alongY;
    if (along < least) least = along;
    if (along > most) most = along;
  });
  return most > least ? [least, most] : null;
}
