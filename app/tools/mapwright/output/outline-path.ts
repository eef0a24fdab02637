import type { PathPen } from './path-pen';
import type { Loop } from './wall-outline';

/** Draws closed walls: straight between fixed points, curving past soft ones (a quadratic spline). */
export function traceLoops(pen: PathPen, loops: readonly Loop[]): void {
  for (const loop of loops) traceLoop(pen, loop);
}

function traceLoop(pen: PathPen, { x, y, soft }: Loop): void {
  const count = x.length;
  if (count === 0) return;
  const lastX = x[count - 1] ?? 0;
  const lastY = y[count - 1] ?? 0;
  const firstX = x[0] ?? 0;
  const firstY = y[0] ?? 0;
  if (soft[0] === true) pen.move((lastX + firstX) / 2, (lastY + firstY) / 2);
  else pen.move(firstX, firstY);
  for (let index = 0; index < count; index += 1) {
    const px = x[index] ?? 0;
    const py = y[index] ?? 0;
    const next = index + 1 < count ? index + 1 : 0;
    const nx = x[next] ?? 0;
    const ny = y[next] ?? 0;
    if (soft[index] === true) pen.curve(px, py, (px + nx) / 2, (py + ny) / 2);
    else if (index > 0) pen.line(px, py);
    // A curve begins half way from the point before it.
    if (soft[index] !== true && soft[next] === true && next !== 0) {
      pen.line((px + nx) / 2, (py + ny) / 2);
    }
  }
  pen.close();
}

/** The wall as a closed chain of straight pieces (the first point comes again at the end), soft turns cut twice. */
export function flattenLoop(loop: Loop): Array<{ x: number; y: number }> {
  let points = loop.x.map((x, index) => ({
    x,
    y: loop.y[index] ?? 0,
    soft: loop.soft[index] ?? false,
  }));
  for (let round = 0; round < 2; round += 1) {
    points = points.flatMap((point, index) => {
      if (!point.soft) return [point];
      const before = points[(index + points.length - 1) % points.length] ?? point;
      const after = points[(index + 1) % points.length] ?? point;
      return [quarterTowards(point, before), quarterTowards(point, after)];
    });
  }
  const chain = points.map(({ x, y }) => ({ x: rounded(x), y: rounded(y) }));
  const [first] = chain;
  return first === undefined ? [] : [...chain, { ...first }];
}

type Point = { x: number; y: number; soft: boolean };

function quarterTowards(point: Point, other: Point): Point {
  return {
    x: point.x + (other.x - point.x) / 4,
    y: point.y + (other.y - point.y) / 4,
    soft: true,
  };
}

function rounded(squares: number): number {
  return Math.round(squares * 1000) / 1000;
}
