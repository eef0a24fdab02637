import { addPoint, type Loop, POINT } from './loop';
import { type Arc, isWithin } from './room-arcs';

/** A lattice point where a straight wall meets a round one. */
export type Joint = {
  x: number;
  y: number;
  /** One step along the straight wall's line, towards the round one; null where that is round as well. */
  inX: number;
  inY: number;
  isLine: boolean;
  /** How much of the straight wall may give way: a door's jamb is never cut off. */
  gives: number;
};

/** A straight wall is led so far on within a room until it meets the round one, in squares. */
const LED_ON = 1.5;

/** A wall round a whole room. */
export function addWholeRound(loop: Loop, arc: Arc): void {
  addSweep(loop, arc, 0, 2 * Math.PI);
}

/**
 * A round wall from one straight wall to the next. Both keep their lines: the straight one is shortened or led on until
 * it meets the ellipse. Where their lines leave nothing of the arc between them, they end on the lattice.
 */
export function addRoundWall(loop: Loop, arc: Arc, from: Joint, to: Joint): void {
  const first = meeting(arc, from);
  const last = meeting(arc, to);
  const start = angleOf(arc, first.onArc);
  const sweep = turnFrom(start, angleOf(arc, last.onArc));
  const onLattice = turnFrom(angleOf(arc, [from.x, from.y]), angleOf(arc, [to.x, to.y]));
  if (Math.abs(sweep - onLattice) > Math.PI) {
    for (const { x, y } of [from, to]) addPoint(loop, x, y, POINT.corner);
    return;
  }
  for (const [x, y] of first.before) addPoint(loop, x, y, POINT.corner);
  addSweep(loop, arc, start, start + sweep);
  for (const [x, y] of last.before.toReversed()) addPoint(loop, x, y, POINT.corner);
}

type Place = readonly [number, number];

/** Where a straight wall meets the ellipse, and the points of the straight wall before that. */
function meeting(arc: Arc, joint: Joint): { before: Place[]; onArc: Place } {
  const { x, y, inX, inY } = joint;
  if (!joint.isLine) return { before: [], onArc: ontoArc(arc, x, y) };
  const led = stepsToArc(arc, joint);
  if (led !== null) return { before: [], onArc: [x + inX * led, y + inY * led] };
  if (isWithin(arc, x, y)) return { before: [[x, y]], onArc: ontoArc(arc, x, y) };
  // The line runs past beside the ellipse: it bends towards it once it is in the room.
  return {
    before: [[x + (inX * LED_ON) / 2, y + (inY * LED_ON) / 2]],
    onArc: ontoArc(arc, x + inX * LED_ON, y + inY * LED_ON),
  };
}

/** How far along its line a wall meets the ellipse, the nearer of both places; null when neither is near enough. */
function stepsToArc(arc: Arc, { x, y, inX, inY, gives }: Joint): number | null {
  const fromX = (x - arc.x) / arc.acrossX;
  const fromY = (y - arc.y) / arc.acrossY;
  const byX = inX / arc.acrossX;
  const byY = inY / arc.acrossY;
  const square = byX * byX + byY * byY;
  const half = (fromX * byX + fromY * byY) / square;
  const under = half * half - (fromX * fromX + fromY * fromY - 1) / square;
  // A wall that only touches the ellipse must not miss it by a rounding.
  if (under < -1e-9) return null;
  const root = Math.sqrt(Math.max(0, under));
  const [one, other] = [-half - root, -half + root];
  const near = Math.abs(one) < Math.abs(other) ? one : other;
  return near < -gives || near > LED_ON ? null : near;
}

/** The place on the ellipse in the direction of a point, seen from its middle. */
function ontoArc(arc: Arc, x: number, y: number): Place {
  const part = Math.hypot((x - arc.x) / arc.acrossX, (y - arc.y) / arc.acrossY) || 1;
  return [arc.x + (x - arc.x) / part, arc.y + (y - arc.y) / part];
}

/** Angles as of the circle that the ellipse is when it is stretched to one. */
function angleOf(arc: Arc, [x, y]: Place): number {
  return Math.atan2((y - arc.y) / arc.acrossY, (x - arc.x) / arc.acrossX);
}

/** Clockwise from one angle to another, 0 to a whole turn. */
function turnFrom(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  return turn < 0 ? turn + 2 * Math.PI : turn;
}

/** So many curves make the whole ellipse: none strays from it by more than a hundredth of a square. */
function curvesRound({ acrossX, acrossY }: Arc): number {
  return 8 * Math.ceil(Math.sqrt(Math.max(acrossX, acrossY, 4)));
}

/** The curves between two angles; they end at the same angles whichever part of the ellipse is drawn. */
function addSweep(loop: Loop, arc: Arc, from: number, to: number): void {
  const step = (2 * Math.PI) / curvesRound(arc);
  addOnArc(loop, arc, from, 1, POINT.corner);
  let at = from;
  while (at < to - 1e-6) {
    const whole = (Math.floor(at / step + 1e-6) + 1) * step;
    const next = Math.min(to, whole);
    // The tangents at both ends meet a little outside.
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
