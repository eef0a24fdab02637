import type { PathPen } from '~/paper/path-pen';
import type { Place } from '../map/grid';
import { type Loop, POINT } from './loop';

/** Traces closed walls: straight between fixed points, curving near soft ones (a quadratic spline). */
export function traceLoops(pen: PathPen, loops: readonly Loop[]): void {
  for (const loop of loops) traceLoop(pen, loop);
}

/** Traces closed walls without curves: invisible from afar, and twice as fast. */
export function traceLoopsStraight(pen: PathPen, loops: readonly Loop[]): void {
  for (const { x, y, kind } of loops) {
    for (let index = 0; index < x.length; index += 1) {
      if (kind[index] === POINT.handle) continue;
      if (index === 0) pen.move(x[index] ?? 0, y[index] ?? 0);
      else pen.line(x[index] ?? 0, y[index] ?? 0);
    }
    if (x.length > 0) pen.close();
  }
}

/** A curve begins halfway to its neighbour, at most half a square away. */
const LONGEST_BEND = 0.5;

function traceLoop(pen: PathPen, { x, y, kind }: Loop): void {
  const count = x.length;
  for (let index = 0; index < count; index += 1) {
    const px = x[index] ?? 0;
    const py = y[index] ?? 0;
    const before = index === 0 ? count - 1 : index - 1;
    const after = index + 1 < count ? index + 1 : 0;
    if (kind[index] === POINT.handle) {
      pen.curve(px, py, x[after] ?? 0, y[after] ?? 0);
      continue;
    }
    if (kind[index] === POINT.corner) {
      if (index === 0) pen.move(px, py);
      // A curve with this point as its end has already moved the pen here.
      else if (kind[before] !== POINT.handle) pen.line(px, py);
      continue;
    }
    const [inX, inY] = towards(px, py, x[before] ?? 0, y[before] ?? 0);
    const [outX, outY] = towards(px, py, x[after] ?? 0, y[after] ?? 0);
    if (index === 0) pen.move(inX, inY);
    // Between two soft points close together, one curve ends where the next begins.
    else if (kind[before] !== POINT.soft || isFar(px, py, x[before] ?? 0, y[before] ?? 0)) {
      pen.line(inX, inY);
    }
    pen.curve(px, py, outX, outY);
  }
  if (count > 0) pen.close();
}

function towards(x: number, y: number, otherX: number, otherY: number): [number, number] {
  const length = Math.sqrt((otherX - x) ** 2 + (otherY - y) ** 2);
  const part = length > 2 * LONGEST_BEND ? LONGEST_BEND / length : 0.5;
  return [x + (otherX - x) * part, y + (otherY - y) * part];
}

function isFar(x: number, y: number, otherX: number, otherY: number): boolean {
  return (otherX - x) ** 2 + (otherY - y) ** 2 > 4 * LONGEST_BEND ** 2;
}

/**
 * Converts a wall to a closed polyline (the first point is repeated at the end): with few enough points for a virtual
 * tabletop, and within a twentieth of a square of the drawn line.
 */
export function flattenLoop({ x, y, kind }: Loop): Array<Place> {
  const chain: Array<Place> = [];
  const add = (px: number, py: number) => chain.push({ x: rounded(px), y: rounded(py) });
  const count = x.length;
  for (let index = 0; index < count; index += 1) {
    const px = x[index] ?? 0;
    const py = y[index] ?? 0;
    if (kind[index] === POINT.corner) {
      add(px, py);
      continue;
    }
    const before = index === 0 ? count - 1 : index - 1;
    const after = index + 1 < count ? index + 1 : 0;
    const [beforeX, beforeY, afterX, afterY] = [x[before], y[before], x[after], y[after]];
    if (kind[index] === POINT.handle) {
      add(
        ((beforeX ?? 0) + 2 * px + (afterX ?? 0)) / 4,
        ((beforeY ?? 0) + 2 * py + (afterY ?? 0)) / 4,
      );
      continue;
    }
    const [inX, inY] = towards(px, py, beforeX ?? 0, beforeY ?? 0);
    const [outX, outY] = towards(px, py, afterX ?? 0, afterY ?? 0);
    if (kind[before] !== POINT.soft || isFar(px, py, beforeX ?? 0, beforeY ?? 0)) add(inX, inY);
    add((inX + 2 * px + outX) / 4, (inY + 2 * py + outY) / 4);
    if (kind[after] !== POINT.soft || isFar(px, py, afterX ?? 0, afterY ?? 0)) add(outX, outY);
  }
  const [first] = chain;
  return first === undefined ? [] : [...chain, { ...first }];
}

function rounded(squares: number): number {
  return Math.round(squares * 1000) / 1000;
}
