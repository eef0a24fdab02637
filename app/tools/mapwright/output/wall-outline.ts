import { BEND, type Bends } from './corner-bends';
import { placeChance } from './place-chance';
import { type Arc, ontoArc } from './room-arcs';
import type { OpenSquares, Squares } from './squares';

/**
 * One closed wall, in squares, walked with the floor on the right hand. A corner is either on the lattice (bend sharp)
 * or replaced by the middles of the two square sides that meet there; `soft[i]` says that the wall curves past point i.
 */
export type Loop = { x: number[]; y: number[]; soft: boolean[] };

/** Steps of one square side: east, south, west, north. */
const STEP_X = [1, 0, -1, 0] as const;
const STEP_Y = [0, 1, 0, -1] as const;

/** Squares that a worn wall strays in all, to either side. */
const WEAR = 0.22;
/** How far from the lattice a worn corner lies, along both sides. */
const CORNER_LEFT = 0.17;

/** The walls round every open square of the rectangle; beyond it there is rock. Without `bends` all is sharp. */
export function wallLoops(squares: OpenSquares, area?: Squares, bends?: Bends): Loop[] {
  const window = area ?? { x: 0, y: 0, width: squares.width, height: squares.height };
  const padded = withRim(squares, window);
  const stride = window.width + 2;
  const walked = new Uint8Array(padded.length);
  const loops: Loop[] = [];
  for (let y = 0; y < window.height; y += 1) {
    for (let x = 0; x < window.width; x += 1) {
      const below = (y + 1) * stride + x + 1;
      // Every closed wall goes east somewhere: along the north side of an open square.
      if (padded[below] === 1 && padded[below - stride] === 0 && walked[below] === 0) {
        loops.push(walk(padded, stride, walked, x, y, window, bends));
      }
    }
  }
  return loops;
}

function walk(
  padded: Uint8Array,
  stride: number,
  walked: Uint8Array,
  startX: number,
  startY: number,
  window: Squares,
  bends: Bends | undefined,
): Loop {
  const loop: Loop = { x: [], y: [], soft: [] };
  let x = startX;
  let y = startY;
  let heading = 0;
  do {
    if (heading === 0) walked[(y + 1) * stride + x + 1] = 1;
    x += STEP_X[heading] ?? 0;
    y += STEP_Y[heading] ?? 0;
    const turned = nextHeading(padded, stride, x, y, heading);
    // A point at every step keeps a smooth wall the same whichever part of it is drawn.
    const turn = bends === undefined ? SHARP : turnAt(padded, stride, x, y, window, bends);
    if (turned !== heading) addCorner(loop, x + window.x, y + window.y, heading, turned, turn);
    else if (turn.bend >= BEND.round) addSoft(loop, x + window.x, y + window.y, turn);
    heading = turned;
  } while (x !== startX || y !== startY || heading !== 0);
  return dropRepeats(loop);
}

/** Right first: two squares that only touch at a corner then keep walls of their own. */
function nextHeading(
  padded: Uint8Array,
  stride: number,
  x: number,
  y: number,
  heading: number,
): number {
  for (const turn of [1, 0, 3]) {
    const next = (heading + turn) % 4;
    if (hasSide(padded, stride, x, y, next)) return next;
  }
  return (heading + 2) % 4;
}

/** Whether a wall leaves the lattice point that way with the floor on its right hand. */
function hasSide(padded: Uint8Array, stride: number, x: number, y: number, way: number): boolean {
  const southEast = (y + 1) * stride + x + 1;
  const northEast = southEast - stride;
  const southWest = southEast - 1;
  const northWest = northEast - 1;
  switch (way) {
    case 0:
      return padded[southEast] === 1 && padded[northEast] === 0;
    case 1:
      return padded[southWest] === 1 && padded[southEast] === 0;
    case 2:
      return padded[northWest] === 1 && padded[southWest] === 0;
    default:
      return padded[northEast] === 1 && padded[northWest] === 0;
  }
}

/** How the wall passes a lattice point: the sharpest bend of the open squares there, and the arc of a round room. */
type Turn = { bend: number; arc: Arc | undefined };

const SHARP: Turn = { bend: BEND.sharp, arc: undefined };

function turnAt(
  padded: Uint8Array,
  stride: number,
  x: number,
  y: number,
  window: Squares,
  { width, bends, room, arcs }: Bends,
): Turn {
  let least: number = BEND.worn;
  let number = 0;
  for (let south = 0; south < 2; south += 1) {
    for (let east = 0; east < 2; east += 1) {
      if (padded[(y + south) * stride + x + east] !== 1) continue;
      const index = (y + south - 1 + window.y) * width + x + east - 1 + window.x;
      const bend = bends[index] ?? 0;
      if (bend < least) least = bend;
      number = room[index] ?? 0;
    }
  }
  return { bend: least, arc: least === BEND.round ? arcs.get(number) : undefined };
}

function addCorner(loop: Loop, x: number, y: number, from: number, to: number, turn: Turn): void {
  if (turn.bend === BEND.sharp) {
    addPoint(loop, x, y, false);
    return;
  }
  addSoft(loop, x - (STEP_X[from] ?? 0) / 2, y - (STEP_Y[from] ?? 0) / 2, turn);
  if (turn.bend === BEND.worn) {
    // Without a point near the corner a passage one square wide would end in a needle.
    const inX = ((STEP_X[to] ?? 0) - (STEP_X[from] ?? 0)) * CORNER_LEFT;
    const inY = ((STEP_Y[to] ?? 0) - (STEP_Y[from] ?? 0)) * CORNER_LEFT;
    addPoint(loop, x + inX, y + inY, true);
  }
  addSoft(loop, x + (STEP_X[to] ?? 0) / 2, y + (STEP_Y[to] ?? 0) / 2, turn);
}

/** A point that left the lattice: drawn to its arc, worn a little, or just where a corner is cut. */
function addSoft(loop: Loop, x: number, y: number, { bend, arc }: Turn): void {
  if (bend === BEND.worn) {
    const [seedX, seedY] = [x * 2, y * 2];
    addPoint(
      loop,
      x + WEAR * (placeChance(seedX, seedY, 1) - 0.5),
      y + WEAR * (placeChance(seedX, seedY, 2) - 0.5),
      true,
    );
    return;
  }
  const [toX, toY] = arc === undefined ? [x, y] : ontoArc(arc, x, y);
  addPoint(loop, toX, toY, bend === BEND.round);
}

function addPoint(loop: Loop, x: number, y: number, soft: boolean): void {
  loop.x.push(x);
  loop.y.push(y);
  loop.soft.push(soft);
}

/** In a run of steps the middle that ends one corner begins the next. */
function dropRepeats(loop: Loop): Loop {
  const kept: Loop = { x: [], y: [], soft: [] };
  const last = loop.x.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const before = index === 0 ? last : index - 1;
    const x = loop.x[index] ?? 0;
    const y = loop.y[index] ?? 0;
    if (x === loop.x[before] && y === loop.y[before]) {
      const latest = kept.soft.length - 1;
      if (loop.soft[index] === false && latest >= 0) kept.soft[latest] = false;
      continue;
    }
    addPoint(kept, x, y, loop.soft[index] ?? false);
  }
  return kept;
}

function withRim(squares: OpenSquares, window: Squares): Uint8Array {
  const stride = window.width + 2;
  const padded = new Uint8Array(stride * (window.height + 2));
  for (let y = 0; y < window.height; y += 1) {
    const row = window.y + y;
    if (row < 0 || row >= squares.height) continue;
    for (let x = 0; x < window.width; x += 1) {
      const column = window.x + x;
      if (column < 0 || column >= squares.width) continue;
      padded[(y + 1) * stride + x + 1] = squares.open[row * squares.width + column] ?? 0;
    }
  }
  return padded;
}
