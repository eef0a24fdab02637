import { roomHolds } from '../room-shapes';
import { BEND, type Bends } from './corner-bends';
import { addPoint, closed, type Loop, POINT } from './loop';
import { placeChance } from './place-chance';
import type { Arc } from './room-arcs';
import { addRoundWall, addWholeRound, type Joint } from './round-walls';
import type { OpenSquares, Squares } from './squares';

/** Steps of one square side: east, south, west, north. */
const STEP_X = [1, 0, -1, 0] as const;
const STEP_Y = [0, 1, 0, -1] as const;
/** From the start of such a step to the square on its right hand, the floor, and on its left, the rock. */
const FLOOR_X = [0, -1, -1, 0] as const;
const FLOOR_Y = [0, 0, -1, -1] as const;

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
  const ground: Ground = { padded, stride, window, bends };
  const loops: Loop[] = [];
  for (let y = 0; y < window.height; y += 1) {
    for (let x = 0; x < window.width; x += 1) {
      const below = (y + 1) * stride + x + 1;
      // Every closed wall goes east somewhere: along the north side of an open square.
      if (padded[below] === 1 && padded[below - stride] === 0 && walked[below] === 0) {
        loops.push(outlineOf(ground, walk(ground, walked, x, y)));
      }
    }
  }
  return loops;
}

/** A closed wall as the sides of squares it runs along: where each begins, where it heads, the arc it was built round. */
type Steps = { x: number[]; y: number[]; heading: number[]; arc: Array<Arc | undefined> };

/** What of a map is walked round. */
type Ground = {
  padded: Uint8Array;
  stride: number;
  window: Squares;
  bends: Bends | undefined;
};

function walk(ground: Ground, walked: Uint8Array, startX: number, startY: number): Steps {
  const { padded, stride } = ground;
  const steps: Steps = { x: [], y: [], heading: [], arc: [] };
  let x = startX;
  let y = startY;
  let heading = 0;
  do {
    if (heading === 0) walked[(y + 1) * stride + x + 1] = 1;
    steps.x.push(x);
    steps.y.push(y);
    steps.heading.push(heading);
    steps.arc.push(arcAlong(ground, x, y, heading));
    x += STEP_X[heading] ?? 0;
    y += STEP_Y[heading] ?? 0;
    heading = nextHeading(padded, stride, x, y, heading);
  } while (x !== startX || y !== startY || heading !== 0);
  return steps;
}

/** The arc of a square's side; none where the wall was built elsewhere and only came here as the room was changed. */
function arcAlong({ window, bends }: Ground, x: number, y: number, heading: number) {
  if (bends === undefined || bends.arcs.size === 0) return undefined;
  const floorX = x + window.x + (FLOOR_X[heading] ?? 0);
  const floorY = y + window.y + (FLOOR_Y[heading] ?? 0);
  const index = floorY * bends.width + floorX;
  if (bends.bends[index] !== BEND.round) return undefined;
  const arc = bends.arcs.get(bends.room[index] ?? 0);
  const left = (heading + 3) % 4;
  const rockX = floorX + (STEP_X[left] ?? 0);
  const rockY = floorY + (STEP_Y[left] ?? 0);
  return arc === undefined || roomHolds(arc.outline, rockX, rockY) ? undefined : arc;
}

/** The line of the wall along its steps: straight on the lattice, bent as its squares are, or round. */
function outlineOf(ground: Ground, steps: Steps): Loop {
  const loop: Loop = { x: [], y: [], kind: [] };
  const { arc } = steps;
  const count = arc.length;
  const at = (index: number) => (index + count) % count;
  const [whole] = arc;
  if (whole !== undefined && arc.every((other) => other === whole)) {
    addWholeRound(loop, whole);
    return closed(loop);
  }
  // Begun where one sort of wall ends, so that no arc is cut in two.
  const first = Math.max(
    0,
    arc.findIndex((own, index) => own !== arc[at(index - 1)]),
  );
  for (let done = 0; done < count; ) {
    const from = at(first + done);
    const round = arc[from];
    if (round === undefined) {
      if (arc[at(from - 1)] === undefined) addTurn(loop, ground, steps, from);
      done += 1;
      continue;
    }
    let long = 1;
    while (done + long < count && arc[at(from + long)] === round) long += 1;
    const [start, end] = [
      jointAt(ground, steps, from, -1),
      jointAt(ground, steps, at(from + long), 0),
    ];
    if (!addRoundWall(loop, round, start, end)) {
      for (let step = 0; step <= long; step += 1) addLattice(loop, ground, steps, at(from + step));
    }
    done += long;
  }
  return closed(loop);
}

/** Where an arc begins or ends; `side` tells which step is the straight wall: the one before (-1) or the one here (0). */
function jointAt(ground: Ground, steps: Steps, index: number, side: -1 | 0): Joint {
  const { window, bends } = ground;
  const straight = (index + side + steps.x.length) % steps.x.length;
  const heading = steps.heading[straight] ?? 0;
  const forward = side === -1 ? 1 : -1;
  const floorX = (steps.x[straight] ?? 0) + window.x + (FLOOR_X[heading] ?? 0);
  const floorY = (steps.y[straight] ?? 0) + window.y + (FLOOR_Y[heading] ?? 0);
  const bend = bends?.bends[floorY * bends.width + floorX] ?? BEND.sharp;
  return {
    x: (steps.x[index] ?? 0) + window.x,
    y: (steps.y[index] ?? 0) + window.y,
    inX: forward * (STEP_X[heading] ?? 0),
    inY: forward * (STEP_Y[heading] ?? 0),
    isLine: steps.arc[straight] === undefined,
    gives: bend === BEND.sharp || bend === BEND.round ? 0.95 : 0.45,
  };
}

/** The wall where one straight step follows another. */
function addTurn(loop: Loop, ground: Ground, steps: Steps, index: number): void {
  const { padded, stride, window, bends } = ground;
  const x = steps.x[index] ?? 0;
  const y = steps.y[index] ?? 0;
  const from = steps.heading[index === 0 ? steps.x.length - 1 : index - 1] ?? 0;
  const to = steps.heading[index] ?? 0;
  const bend = bends === undefined ? BEND.sharp : bendAt(padded, stride, x, y, window, bends);
  if (from !== to) addCorner(loop, x + window.x, y + window.y, from, to, bend);
  // A point at every step keeps a smooth wall the same whichever part of it is drawn, and a door's straight.
  else if (bends !== undefined) addBent(loop, x + window.x, y + window.y, bend);
}

function addLattice(loop: Loop, { window }: Ground, steps: Steps, index: number): void {
  addPoint(loop, (steps.x[index] ?? 0) + window.x, (steps.y[index] ?? 0) + window.y, POINT.corner);
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

/** How the wall passes a lattice point: as the sharpest bend of the open squares there. */
function bendAt(
  padded: Uint8Array,
  stride: number,
  x: number,
  y: number,
  window: Squares,
  { width, bends }: Bends,
): number {
  let least: number = BEND.worn;
  for (let south = 0; south < 2; south += 1) {
    for (let east = 0; east < 2; east += 1) {
      if (padded[(y + south) * stride + x + east] !== 1) continue;
      const index = (y + south - 1 + window.y) * width + x + east - 1 + window.x;
      const bend = bends[index] ?? BEND.sharp;
      if (bend < least) least = bend;
    }
  }
  return least;
}

function addCorner(loop: Loop, x: number, y: number, from: number, to: number, bend: number): void {
  if (bend !== BEND.cut && bend !== BEND.worn) {
    addPoint(loop, x, y, POINT.corner);
    return;
  }
  addBent(loop, x - (STEP_X[from] ?? 0) / 2, y - (STEP_Y[from] ?? 0) / 2, bend);
  if (bend === BEND.worn) {
    // Without a point near the corner a passage one square wide would end in a needle.
    const inX = ((STEP_X[to] ?? 0) - (STEP_X[from] ?? 0)) * CORNER_LEFT;
    const inY = ((STEP_Y[to] ?? 0) - (STEP_Y[from] ?? 0)) * CORNER_LEFT;
    addPoint(loop, x + inX, y + inY, POINT.soft);
  }
  addBent(loop, x + (STEP_X[to] ?? 0) / 2, y + (STEP_Y[to] ?? 0) / 2, bend);
}

/** A point of a straight wall or of a cut corner; worn walls stray from it a little. */
function addBent(loop: Loop, x: number, y: number, bend: number): void {
  if (bend !== BEND.worn) {
    addPoint(loop, x, y, POINT.corner);
    return;
  }
  const [seedX, seedY] = [x * 2, y * 2];
  addPoint(
    loop,
    x + WEAR * (placeChance(seedX, seedY, 1) - 0.5),
    y + WEAR * (placeChance(seedX, seedY, 2) - 0.5),
    POINT.soft,
  );
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
