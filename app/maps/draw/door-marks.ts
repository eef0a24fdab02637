import { type PathPen, traceCircle } from '~/paper/path-pen';
import type { WideDoor } from '../map/doors';
import type { DoorKind } from '../map/grid';
import type { Audience } from '../map/squares';

/** How a door appears to an audience: players do not see locks, traps or secret doors. */
export function doorSeenBy(kind: DoorKind, audience: Audience): DoorKind | null {
  if (audience === 'gm') return kind;
  if (kind === 'secret') return null;
  return kind === 'locked' || kind === 'trapped' ? 'door' : kind;
}

/**
 * A pen for the squares of one door, rotated so that the passage is along x: (0, 0) is the middle of the door, and the
 * walls are half its width away to either side.
 */
function doorPen(pen: PathPen, door: WideDoor): PathPen {
  const x = door.x + (door.direction === 'vertical' ? door.wide / 2 : 0.5);
  const y = door.y + (door.direction === 'vertical' ? 0.5 : door.wide / 2);
  if (door.direction === 'horizontal') {
    return {
      move: (px, py) => pen.move(x + px, y + py),
      line: (px, py) => pen.line(x + px, y + py),
      curve: (cx, cy, px, py) => pen.curve(x + cx, y + cy, x + px, y + py),
      close: () => pen.close(),
    };
  }
  return {
    move: (px, py) => pen.move(x + py, y + px),
    line: (px, py) => pen.line(x + py, y + px),
    curve: (cx, cy, px, py) => pen.curve(x + cy, y + cx, x + py, y + px),
    close: () => pen.close(),
  };
}

const LEAF_WIDTH = 0.3;
/** The wall on either side of a door's leaf. */
const LEAF_GAP = 0.16;
/** The distance between the bars of a portcullis. */
const BARS_APART = 0.19;

/** The wall of a door, as a line across the passage. */
export function traceThreshold(pen: PathPen, door: WideDoor, kind: DoorKind): void {
  const at = doorPen(pen, door);
  const half = door.wide / 2;
  if (kind === 'archway') {
    for (const side of [-1, 1]) {
      at.move(0, side * half);
      at.line(0, side * (half - 0.2));
    }
    return;
  }
  if (kind === 'portcullis') return;
  at.move(0, -half);
  at.line(0, half);
}

/** The leaf of a door, two of a wide one, to be filled and outlined; the bars of a portcullis are dots. */
export function traceLeaf(pen: PathPen, door: WideDoor, kind: DoorKind): void {
  const at = doorPen(pen, door);
  if (kind === 'archway' || kind === 'secret' || kind === 'portcullis') return;
  const half = door.wide / 2 - LEAF_GAP;
  if (door.wide === 1) box(at, -LEAF_WIDTH / 2, -half, LEAF_WIDTH, 2 * half);
  else for (const from of [-half, 0]) box(at, -LEAF_WIDTH / 2, from, LEAF_WIDTH, half);
}

/** The solid parts: the posts of an archway, bars, a lock, the mark of a trap. */
export function traceFittings(pen: PathPen, door: WideDoor, kind: DoorKind): void {
  const at = doorPen(pen, door);
  const half = door.wide / 2;
  const leaf = half - LEAF_GAP;
  switch (kind) {
    case 'archway':
      box(at, -0.13, -half, 0.26, 0.2);
      box(at, -0.13, half - 0.2, 0.26, 0.2);
      break;
    case 'portcullis': {
      const most = Math.floor((half - 0.1) / BARS_APART);
      for (let bar = -most; bar <= most; bar += 1) traceCircle(at, 0, bar * BARS_APART, 0.065);
      break;
    }
    case 'locked':
      box(at, -LEAF_WIDTH / 2, -0.09, LEAF_WIDTH, 0.18);
      break;
    case 'trapped':
      at.move(-LEAF_WIDTH / 2, -leaf);
      at.line(LEAF_WIDTH / 2, -leaf);
      at.line(0, 0);
      at.close();
      at.move(-LEAF_WIDTH / 2, leaf);
      at.line(LEAF_WIDTH / 2, leaf);
      at.line(0, 0);
      at.close();
      break;
    default:
      break;
  }
}

function box(pen: PathPen, x: number, y: number, width: number, height: number): void {
  pen.move(x, y);
  pen.line(x + width, y);
  pen.line(x + width, y + height);
  pen.line(x, y + height);
  pen.close();
}
