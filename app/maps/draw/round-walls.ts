import { addPoint, type Loop, POINT } from './loop';
import { type Arc, isWithin } from './room-arcs';

/** A grid point where a straight wall meets a round one. */
export type Joint = {
  x: number;
  y: number;
  /** One step along the straight wall's line towards the round one; null where that is round as well. */
  inX: number;
  inY: number;
  isLine: boolean;
  /** How much of the straight wall can be shortened; a door's post is never cut off. */
  gives: number;
  /** Whether it can be extended far: not where that would block a room or corridor beside the round wall. */
  leads: boolean;
  /** One step of the grid along the round wall, away from the joint. */
  alongX: number;
  alongY: number;
};

/** How far a straight wall is extended into a room until it meets the round one, in squares. */
const LED_ON = 1.5;
/** The same where it narrows a passage beside the room. */
const LED_INTO_WAY = 0.25;

/** Adds a wall around a whole round room. */
export function addWholeRound(loop: Loop, arc: Arc): void {
  addSweep(loop, arc, 0, 2 * Math.PI);
}

/**
 * Adds a round wall between two straight walls, which are shortened or extended until they meet the ellipse. If that
 * leaves nothing of the arc between them, they end on the grid.
 */
export function addRoundWall(loop: Loop, arc: Arc, from: Joint, to: Joint): void {
  const onLattice = turnFrom(angleOf(arc, [from.x, from.y]), angleOf(arc, [to.x, to.y]));
  const ways = [meeting, onLatticeOf].map((meet) => {
    const [first, last] = [meet(arc, from), meet(arc, to)];
    const start = angleOf(arc, first.onArc);
    return { first, last, start, sweep: turnFrom(start, angleOf(arc, last.onArc)) };
  });
  const way = ways.find(({ sweep }) => Math.abs(sweep - onLattice) <= Math.PI);
  if (way === undefined || (way !== ways[0] && isShort(from, to))) {
    for (const { x, y } of [from, to]) addPoint(loop, x, y, POINT.corner);
    return;
  }
  for (const [x, y] of way.first.before) addPoint(loop, x, y, POINT.corner);
  addSweep(loop, arc, way.start, way.start + way.sweep);
  for (const [x, y] of way.last.before.toReversed()) addPoint(loop, x, y, POINT.corner);
}

/** Returns whether two joints are at corners of one square, so that cutting across it loses no floor. */
function isShort(from: Joint, to: Joint): boolean {
  return Math.max(Math.abs(from.x - to.x), Math.abs(from.y - to.y)) <= 1;
}

type Place = readonly [number, number];
type Meeting = { before: Place[]; onArc: Place };

/** Where a straight wall meets the ellipse, and the points of the straight wall before that. */
function meeting(arc: Arc, joint: Joint): Meeting {
  const { x, y, inX, inY } = joint;
  if (!joint.isLine) return onLatticeOf(arc, joint);
  const led = stepsToArc(arc, joint);
  if (led !== null) return { before: [], onArc: [x + inX * led, y + inY * led] };
  if (isWithin(arc, x, y) || !joint.leads) return onLatticeOf(arc, joint);
  // The line passes beside the ellipse, so it bends towards it inside the room.
  return {
    before: [[x + (inX * LED_ON) / 2, y + (inY * LED_ON) / 2]],
    onArc: ontoArc(arc, x + inX * LED_ON, y + inY * LED_ON),
  };
}

/**
 * A meeting that leaves the grid only after the joint: along the round wall's first step, otherwise straight to the
 * ellipse.
 */
function onLatticeOf(arc: Arc, { x, y, alongX, alongY }: Joint): Meeting {
  const along = isWithin(arc, x, y) ? null : crossing(arc, [x, y], [alongX, alongY]);
  const onArc: Place =
    along !== null && along >= 0 && along <= 1
      ? [x + alongX * along, y + alongY * along]
      : ontoArc(arc, x, y);
  return { before: [[x, y]], onArc };
}

/** The distance along a wall's line to the nearer intersection with the ellipse; null when neither is near enough. */
function stepsToArc(arc: Arc, { x, y, inX, inY, gives, leads }: Joint): number | null {
  const near = crossing(arc, [x, y], [inX, inY]);
  return near === null || near < -gives || near > (leads ? LED_ON : LED_INTO_WAY) ? null : near;
}

/** The distance along a line from a point to the nearer intersection with the ellipse; null when there is none. */
function crossing(arc: Arc, [x, y]: Place, [inX, inY]: Place): number | null {
  const fromX = (x - arc.x) / arc.acrossX;
  const fromY = (y - arc.y) / arc.acrossY;
  const byX = inX / arc.acrossX;
  const byY = inY / arc.acrossY;
  const square = byX * byX + byY * byY;
  const half = (fromX * byX + fromY * byY) / square;
  const under = half * half - (fromX * fromX + fromY * fromY - 1) / square;
  // Tolerates rounding errors for a wall that only touches the ellipse.
  if (under < -1e-9) return null;
  const root = Math.sqrt(Math.max(0, under));
  const [one, other] = [-half - root, -half + root];
  return Math.abs(one) < Math.abs(other) ? one : other;
}

/** Projects a point onto the ellipse, along the line from its centre. */
function ontoArc(arc: Arc, x: number, y: number): Place {
  const part = Math.hypot((x - arc.x) / arc.acrossX, (y - arc.y) / arc.acrossY) || 1;
  return [arc.x + (x - arc.x) / part, arc.y + (y - arc.y) / part];
}

/** The angle of a point after scaling the ellipse to a circle. */
function angleOf(arc: Arc, [x, y]: Place): number {
  return Math.atan2((y - arc.y) / arc.acrossY, (x - arc.x) / arc.acrossX);
}

/** The clockwise angle from one direction to another, from 0 to a full turn. */
function turnFrom(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  return turn < 0 ? turn + 2 * Math.PI : turn;
}

/** The number of curves for the whole ellipse, with an error of at most a hundredth of a square. */
function curvesRound({ acrossX, acrossY }: Arc): number {
  return 8 * Math.ceil(Math.sqrt(Math.max(acrossX, acrossY, 4)));
}

/** Adds the curves between two angles; their ends are at fixed angles, whichever part of the ellipse is drawn. */
function addSweep(loop: Loop, arc: Arc, from: number, to: number): void {
  const step = (2 * Math.PI) / curvesRound(arc);
  addOnArc(loop, arc, from, 1, POINT.corner);
  let at = from;
  while (at < to - 1e-6) {
    const whole = (Math.floor(at / step + 1e-6) + 1) * step;
    const next = Math.min(to, whole);
    // The tangents at both ends meet slightly outside.
    addOnArc(loop, arc, (at + next) / 2, 1 / Math.cos((next - at) / 2), POINT.handle);
    addOnArc(loop, arc, next, 1, POINT.corner);
    at = next;
  }
}

function addOnArc(loop: Loop, arc: Arc, angle: number, part: number, kind: number): void {
  const x = arc.x + arc.acrossX * Math.cos(angle) * part;
  const y = arc.y + arc.acrossY * Math.sin(angle) * part;
  addPoint(loop, x, y, kind);
}
