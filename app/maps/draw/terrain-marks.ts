import { type PathPen, tracePolygon } from '~/paper/path-pen';
import { CELL } from '../map/cells';
import { cellAt, type DungeonMap } from '../map/grid';
import { isOpenAt, type OpenSquares, type Squares } from '../map/squares';
import { BEND, sameBends } from './corner-bends';
import type { Loop } from './loop';
import { flattenLoop } from './outline-path';
import { placeChance } from './place-chance';
import { type Pool, poolOf, shoreLoops } from './shores';
import { wallLoops } from './wall-outline';

/** The visible squares of one kind of ground; null when there are none. */
export type Patches = Pool | null;

/** The distance between the rim of a pit and the edge of its square, in squares. */
const PIT_INSET = 0.14;

/** Finds the squares of one kind of ground in an area, once per map. */
export function patchesOf(
  map: DungeonMap,
  squares: OpenSquares,
  cell: number,
  area: Squares,
): Patches {
  const { width, height } = map;
  const { open } = squares;
  let only: Uint8Array | null = null;
  eachSquare(area, (x, y) => {
    const index = y * width + x;
    if (open[index] !== 1 || !isOfPatch(map, cell, x, y)) return;
    only ??= new Uint8Array(width * height);
    only[index] = 1;
  });
  if (only === null) return null;
  if (cell === CELL.pit) return { width, height, open: only, rock: new Uint8Array(0) };
  return poolOf(only, squares);
}

/** Returns whether a square is of a kind of ground, or a bridge over it. */
function isOfPatch(map: DungeonMap, cell: number, x: number, y: number): boolean {
  const own = map.cells[y * map.width + x];
  if (own !== CELL.bridge) return own === cell;
  return (
    SPANNED.has(cell) &&
    [
      cellAt(map, x - 1, y),
      cellAt(map, x + 1, y),
      cellAt(map, x, y - 1),
      cellAt(map, x, y + 1),
    ].includes(cell)
  );
}

/** What goes on below a bridge. */
const SPANNED: ReadonlySet<number> = new Set([CELL.water, CELL.lava, CELL.chasm]);

/** The rims of the pits in the area, rounded and slightly uneven, and drawn in a little from the sides of squares. */
export function pitLoops(pits: Patches, area: Squares): Loop[] {
  if (pits === null) return [];
  const bends = sameBends(pits.width, pits.height, BEND.worn);
  return wallLoops(pits, area, bends).map((rim) => drawnIn(rim, PIT_INSET));
}

/** The shores of the patches in the area. */
export function patchLoops(patches: Patches, area: Squares): Loop[] {
  return patches === null ? [] : shoreLoops(patches, area);
}

/** Insets a rim slightly, so that a pit beside a wall does not cover the wall's line. */
function drawnIn({ x, y, kind }: Loop, by: number): Loop {
  const count = x.length;
  const loop: Loop = { x: [], y: [], kind };
  for (let index = 0; index < count; index += 1) {
    const before = index === 0 ? count - 1 : index - 1;
    const after = index + 1 < count ? index + 1 : 0;
    const alongX = (x[after] ?? 0) - (x[before] ?? 0);
    const alongY = (y[after] ?? 0) - (y[before] ?? 0);
    const length = Math.hypot(alongX, alongY) || 1;
    loop.x.push((x[index] ?? 0) - (alongY / length) * by);
    loop.y.push((y[index] ?? 0) + (alongX / length) * by);
  }
  return loop;
}

/** Traces short lines inwards from the rim of a pit. */
export function tracePitSides(pen: PathPen, loops: readonly Loop[]): void {
  for (const loop of loops) {
    const chain = flattenLoop(loop);
    for (let index = 0; index + 1 < chain.length; index += 1) {
      const from = chain[index] ?? { x: 0, y: 0 };
      const to = chain[index + 1] ?? from;
      const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
      const count = Math.max(1, Math.round(length / 0.14));
      for (let tick = 0; tick < count; tick += 1) {
        const part = (tick + 0.5) / count;
        const x = from.x + (to.x - from.x) * part;
        const y = from.y + (to.y - from.y) * part;
        const depth = 0.1 + 0.1 * placeChance(Math.round(x * 50), Math.round(y * 50), 31);
        pen.move(x, y);
        pen.line(
          x - ((to.y - from.y) / (length || 1)) * depth,
          y + ((to.x - from.x) / (length || 1)) * depth,
        );
      }
    }
  }
}

/** Traces small waves on deep water. */
export function traceWaves(
  pen: PathPen,
  map: DungeonMap,
  squares: OpenSquares,
  area: Squares,
): void {
  eachSquare(area, (x, y) => {
    if (
      cellAt(map, x, y) !== CELL.water ||
      !isOpenAt(squares, x, y) ||
      placeChance(x, y, 41) > 0.34
    )
      return;
    const inMidst =
      cellAt(map, x - 1, y) === CELL.water &&
      cellAt(map, x + 1, y) === CELL.water &&
      cellAt(map, x, y - 1) === CELL.water &&
      cellAt(map, x, y + 1) === CELL.water;
    if (!inMidst) return;
    const left = x + 0.15 + 0.2 * placeChance(x, y, 42);
    const high = y + 0.3 + 0.4 * placeChance(x, y, 43);
    pen.move(left, high);
    pen.curve(left + 0.08, high - 0.13, left + 0.17, high);
    pen.curve(left + 0.25, high + 0.11, left + 0.33, high);
    pen.curve(left + 0.42, high - 0.13, left + 0.5, high);
  });
}

/** Traces fallen stones. */
export function traceRubble(
  pen: PathPen,
  map: DungeonMap,
  squares: OpenSquares,
  area: Squares,
): void {
  eachSquare(area, (x, y) => {
    if (cellAt(map, x, y) !== CELL.rubble || !isOpenAt(squares, x, y)) return;
    const stones = 4 + Math.floor(placeChance(x, y, 51) * 3);
    for (let stone = 0; stone < stones; stone += 1) {
      const size = 0.08 + 0.1 * placeChance(x, y, 60 + stone);
      const column = (stone * 2 + 1) % 3;
      const row = Math.floor(stone / 3) + (stone % 2) * 0.5;
      const px = x + 0.2 + column * 0.3 + 0.16 * (placeChance(x, y, 70 + stone) - 0.5);
      const py = y + 0.22 + row * 0.36 + 0.16 * (placeChance(x, y, 80 + stone) - 0.5);
      const lean = placeChance(x, y, 90 + stone) - 0.5;
      tracePolygon(
        pen,
        [px - size, py + size * lean],
        [px - size * 0.3 * (1 + lean), py - size],
        [px + size * 0.8, py - size * 0.5 * (1 - lean)],
        [px + size, py + size * 0.4],
        [px + size * lean, py + size * 0.9],
      );
    }
  });
}

/** Traces grit and cracks on the floor of caves. */
export function traceGrit(
  pen: PathPen,
  map: DungeonMap,
  squares: OpenSquares,
  area: Squares,
): void {
  eachSquare(area, (x, y) => {
    if (cellAt(map, x, y) !== CELL.cave || !isOpenAt(squares, x, y)) return;
    const chance = placeChance(x, y, 101);
    if (chance > 0.2) return;
    const grains = 2 + Math.floor(chance * 15);
    for (let grain = 0; grain < grains; grain += 1) {
      const px = x + 0.15 + 0.7 * placeChance(x, y, 110 + grain);
      const py = y + 0.15 + 0.7 * placeChance(x, y, 120 + grain);
      pen.move(px, py);
      pen.line(px + 0.02 + 0.05 * placeChance(x, y, 130 + grain), py + 0.01);
    }
  });
}

/** Calls `visit` for each square of the area, row by row. */
export function eachSquare(area: Squares, visit: (x: number, y: number) => void): void {
  for (let y = area.y; y < area.y + area.height; y += 1) {
    for (let x = area.x; x < area.x + area.width; x += 1) visit(x, y);
  }
}
