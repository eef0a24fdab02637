import { roomHolds } from '../map/room-shapes';
import type { OpenSquares, Squares } from '../map/squares';
import { BEND, type Bends } from './corner-bends';
import { addPoint, closed, type Loop, POINT } from './loop';
import { placeChance } from './place-chance';
import type { Arc } from './room-arcs';
import { addRoundWall, addWholeRound, type Joint } from './round-walls';

/** The steps along the sides of squares: east, south, west, north. */
const STEP_X = [1, 0, -1, 0] as const;
const STEP_Y = [0, 1, 0, -1] as const;
/** The offsets from the start of such a step to the square on its right (the floor) and on its left (the rock). */
const FLOOR_X = [0, -1, -1, 0] as const;
const FLOOR_Y = [0, 0, -1, -1] as const;

/** The maximum total deviation of a worn wall to either side, in squares. */
const WEAR = 0.22;
/** The distance of a worn corner from the grid along both sides. */
const CORNER_LEFT = 0.17;

/**
 * The walls around every open square of the rectangle; everything outside it counts as rock. Without `bends` all
 * corners are sharp.
 */
export function wallLoops(squares: OpenSquares, area?: Squares, bends?: Bends): Loop[] {
  const window = area ?? { x: 0, y: 0, width: squares.width, height: squares.height };
  const padded = withRim(squares, window);
  const stride = window.width + 2;
  const walked = new Uint8Array(padded.length);
  const ground: Ground = { padded, stride, window, squares, bends };
  const loops: Loop[] = [];
  for (let y = 0; y < window.height; y += 1) {
    for (let x = 0; x < window.width; x += 1) {
      const below = (y + 1) * stride + x + 1;
      // Every closed wall has a step east, along the north side of an open square.
      if (padded[below] === 1 && padded[below - stride] === 0 && walked[below] === 0) {
        loops.push(outlineOf(ground, walk(ground, walked, x, y)));
      }
    }
  }
  return loops;
}

/** One side of a square along a wall: its start and direction, and the arc it belongs to. */
type Step = { x: number; y: number; heading: number; arc: Arc | undefined; gives: number };

/** The data for following walls. */
type Ground = {
  padded: Uint8Array;
  stride: number;
  window: Squares;
  squares: OpenSquares;
  bends: Bends | undefined;
};

/** How much of a straight wall can be shortened beside a round one; the posts of a door, in its middle, cannot. */
const GIVES = 0.95;
const JAMB_GIVES = 0.45;

function walk(ground: Ground, walked: Uint8Array, startX: number, startY: number): Step[] {
  const { padded, stride, window } = ground;
  const steps: Step[] = [];
  let x = startX;
  let y = startY;
  let heading = 0;
  do {
    if (heading === 0) walked[(y + 1) * stride + x + 1] = 1;
    steps.push(stepAt(ground, x + window.x, y + window.y, heading));
    x += STEP_X[heading] ?? 0;
    y += STEP_Y[heading] ?? 0;
    heading = nextHeading(padded, stride, x, y, heading);
  } while (x !== startX || y !== startY || heading !== 0);
  return steps;
}

/** A step with its arc; without one where the wall was not built round but exists only since the room was changed. */
function stepAt({ bends }: Ground, x: number, y: number, heading: number): Step {
  const step: Step = { x, y, heading, arc: undefined, gives: GIVES };
  if (bends === undefined || bends.arcs.size === 0) return step;
  const floorX = x + (FLOOR_X[heading] ?? 0);
  const floorY = y + (FLOOR_Y[heading] ?? 0);
  const index = floorY * bends.width + floorX;
  const bend = bends.bends[index];
  if (bend !== BEND.sharp && bend !== BEND.round) step.gives = JAMB_GIVES;
  if (bend !== BEND.round) return step;
  const arc = bends.arcs.get(bends.room[index] ?? 0);
  const left = (heading + 3) % 4;
  const [rockX, rockY] = [floorX + (STEP_X[left] ?? 0), floorY + (STEP_Y[left] ?? 0)];
  if (arc !== undefined && !roomHolds(arc.outline, rockX, rockY)) step.arc = arc;
  return step;
}

/** The line of a wall along its steps: straight on the grid, bent like its squares, or round. */
function outlineOf(ground: Ground, steps: readonly Step[]): Loop {
  const loop: Loop = { x: [], y: [], kind: [] };
  // Starts where one kind of wall ends, so that no arc is split.
  const first = steps.findIndex((step, index) => step.arc !== steps.at(index - 1)?.arc);
  const whole = steps[0]?.arc;
  if (first < 0 && whole !== undefined) {
    addWholeRound(loop, whole);
    return closed(loop);
  }
  const ordered = first > 0 ? [...steps.slice(first), ...steps.slice(0, first)] : steps;
  for (let from = 0; from < ordered.length; ) {
    const [before, step] = [ordered.at(from - 1), ordered[from]];
    if (before === undefined || step === undefined) break;
    if (step.arc === undefined) {
      if (before.arc === undefined) addTurn(loop, ground, before.heading, step);
      from += 1;
      continue;
    }
    let to = from + 1;
    while (ordered[to]?.arc === step.arc) to += 1;
    const after = ordered[to % ordered.length] ?? step;
    const last = ordered[to - 1] ?? step;
    addRoundWall(
      loop,
      step.arc,
      jointAt(ground, step, before, step, 1),
      jointAt(ground, after, after, last, -1),
    );
    from = to;
  }
  return closed(loop);
}

/**
 * The joint between an arc and the neighbouring wall at the start of a step; `round` is the step of the arc that ends
 * there.
 */
function jointAt(
  ground: Ground,
  { x, y }: Step,
  { heading, arc, gives }: Step,
  round: Step,
  forward: 1 | -1,
): Joint {
  const inX = forward * (STEP_X[heading] ?? 0);
  const inY = forward * (STEP_Y[heading] ?? 0);
  const alongX = forward * (STEP_X[round.heading] ?? 0);
  const alongY = forward * (STEP_Y[round.heading] ?? 0);
  // The square beyond the joint on the floor's side of the extended straight wall.
  const [rightX, rightY] = [forward * -inY, forward * inX];
  const aheadX = Math.floor(x + (inX + rightX) / 2);
  const aheadY = Math.floor(y + (inY + rightY) / 2);
  const leads = round.arc !== undefined && !isBeside(ground, aheadX, aheadY, round.arc);
  return { x, y, inX, inY, isLine: arc === undefined, gives, leads, alongX, alongY };
}

/** Returns whether a square is floor of something else beside a round room. */
function isBeside({ squares, bends }: Ground, x: number, y: number, arc: Arc): boolean {
  if (bends === undefined || x < 0 || x >= squares.width) return false;
  const index = y * squares.width + x;
  if (squares.open[index] !== 1) return false;
  return bends.bends[index] !== BEND.round || bends.arcs.get(bends.room[index] ?? 0) !== arc;
}

/** Adds the transition from one straight step to the next. */
function addTurn(loop: Loop, ground: Ground, from: number, { x, y, heading }: Step): void {
  const bend = bendAt(ground, x, y);
  if (from !== heading) addCorner(loop, x, y, from, heading, bend);
  // A point at every step keeps a smooth wall the same whichever part of it is drawn, and keeps a door's wall straight.
  else if (ground.bends !== undefined) addBent(loop, x, y, bend);
}

/** Tries right first, so that two squares that only touch at a corner have separate walls. */
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

/** Returns whether a wall leaves the grid point in this direction with the floor on its right. */
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

/** The bend of a wall at a grid point: the sharpest bend of the open squares around it. */
function bendAt({ padded, stride, window, bends }: Ground, x: number, y: number): number {
  if (bends === undefined) return BEND.sharp;
  let least: number = BEND.worn;
  for (let south = 0; south < 2; south += 1) {
    for (let east = 0; east < 2; east += 1) {
      const inWindow = (y - window.y + south) * stride + x - window.x + east;
      if (padded[inWindow] !== 1) continue;
      const bend = bends.bends[(y + south - 1) * bends.width + x + east - 1] ?? BEND.sharp;
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
    // Without a point near the corner, a passage one square wide would end in a spike.
    const inX = ((STEP_X[to] ?? 0) - (STEP_X[from] ?? 0)) * CORNER_LEFT;
    const inY = ((STEP_Y[to] ?? 0) - (STEP_Y[from] ?? 0)) * CORNER_LEFT;
    addPoint(loop, x + inX, y + inY, POINT.soft);
  }
  addBent(loop, x + (STEP_X[to] ?? 0) / 2, y + (STEP_Y[to] ?? 0) / 2, bend);
}

/** A point of a straight wall or of a cut corner; worn walls deviate from it slightly. */
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
