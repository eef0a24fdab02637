import type { PathPen } from '~/paper/path-pen';
import type { Entrance, Stair } from '../map/grid';
import { STEP } from '../map/grid';

const TREADS = 6;
const WIDE = 0.42;
const NARROW = 0.14;

/** Traces the steps of stairs in their square; the narrow end is the lower one. */
export function traceStair(pen: PathPen, stair: Stair): void {
  const step = STEP[stair.direction];
  const x = stair.x + 0.5;
  const y = stair.y + 0.5;
  const first = stair.kind === 'down' ? WIDE : NARROW;
  const last = stair.kind === 'down' ? NARROW : WIDE;
  for (let tread = 0; tread < TREADS; tread += 1) {
    const part = tread / (TREADS - 1);
    const along = -0.44 + 0.88 * part;
    const half = first + (last - first) * part;
    pen.move(x + step.x * along - step.y * half, y + step.y * along + step.x * half);
    pen.line(x + step.x * along + step.y * half, y + step.y * along - step.x * half);
  }
  for (const side of [-1, 1]) {
    pen.move(x - step.x * 0.44 - side * step.y * first, y - step.y * 0.44 + side * step.x * first);
    pen.line(x + step.x * 0.44 - side * step.y * last, y + step.y * 0.44 + side * step.x * last);
  }
}

/** Traces an arrow into the dungeon in the square of an entrance. */
export function traceEntranceArrow(pen: PathPen, entrance: Entrance): void {
  const out = STEP[entrance.side];
  const at = (along: number, aside: number): [number, number] => [
    entrance.x + 0.5 + out.x * along - out.y * aside,
    entrance.y + 0.5 + out.y * along + out.x * aside,
  ];
  pen.move(...at(-0.3, 0));
  pen.line(...at(0.06, 0.26));
  pen.line(...at(0.06, 0.09));
  pen.line(...at(0.4, 0.09));
  pen.line(...at(0.4, -0.09));
  pen.line(...at(0.06, -0.09));
  pen.line(...at(0.06, -0.26));
  pen.close();
}

/** Traces the open side of an entrance at the edge of the map. */
export function traceEntranceGap(pen: PathPen, entrance: Entrance): void {
  const out = STEP[entrance.side];
  const x = entrance.x + 0.5 + out.x * 0.5;
  const y = entrance.y + 0.5 + out.y * 0.5;
  pen.move(x - out.y * 0.44, y + out.x * 0.44);
  pen.line(x + out.y * 0.44, y - out.x * 0.44);
}
