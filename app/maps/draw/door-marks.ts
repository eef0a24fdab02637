import { type PathPen, traceCircle } from '~/paper/path-pen';
import type { Door, DoorKind } from '../map/grid';
import type { Audience } from '../map/squares';

/** How a door appears to an audience: players do not see locks, traps or secret doors. */
export function doorSeenBy(kind: DoorKind, audience: Audience): DoorKind | null {
  if (audience === 'gm') return kind;
  if (kind === 'secret') return null;
  return kind === 'locked' || kind === 'trapped' ? 'door' : kind;
}

/**
 * A pen for the square of one door, rotated so that the passage is along x: (0, 0) is the middle of the square, and the
 * walls are at y = -0.5 and y = 0.5.
 */
function doorPen(pen: PathPen, door: Door): PathPen {
  const x = door.x + 0.5;
  const y = door.y + 0.5;
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
const LEAF_LENGTH = 0.68;

/** The wall of a door, as a line across the passage. */
export function traceThreshold(pen: PathPen, door: Door, kind: DoorKind): void {
  const at = doorPen(pen, door);
  if (kind === 'archway') {
    for (const side of [-1, 1]) {
      at.move(0, side * 0.5);
      at.line(0, side * 0.3);
    }
    return;
  }
  if (kind === 'portcullis') return;
  at.move(0, -0.5);
  at.line(0, 0.5);
}

/** The leaf of a door, to be filled and outlined; the bars of a portcullis are dots. */
export function traceLeaf(pen: PathPen, door: Door, kind: DoorKind): void {
  const at = doorPen(pen, door);
  if (kind === 'archway' || kind === 'secret' || kind === 'portcullis') return;
  box(at, -LEAF_WIDTH / 2, -LEAF_LENGTH / 2, LEAF_WIDTH, LEAF_LENGTH);
}

/** The solid parts: the posts of an archway, bars, a lock, the mark of a trap. */
export function traceFittings(pen: PathPen, door: Door, kind: DoorKind): void {
  const at = doorPen(pen, door);
  switch (kind) {
    case 'archway':
      box(at, -0.13, -0.5, 0.26, 0.2);
      box(at, -0.13, 0.3, 0.26, 0.2);
      break;
    case 'portcullis':
      for (const y of [-0.38, -0.19, 0, 0.19, 0.38]) traceCircle(at, 0, y, 0.065);
      break;
    case 'locked':
      box(at, -LEAF_WIDTH / 2, -0.09, LEAF_WIDTH, 0.18);
      break;
    case 'trapped':
      at.move(-LEAF_WIDTH / 2, -LEAF_LENGTH / 2);
      at.line(LEAF_WIDTH / 2, -LEAF_LENGTH / 2);
      at.line(0, 0);
      at.close();
      at.move(-LEAF_WIDTH / 2, LEAF_LENGTH / 2);
      at.line(LEAF_WIDTH / 2, LEAF_LENGTH / 2);
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
