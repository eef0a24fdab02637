/**
 * How a wall passes a point: through it, curving near it, or with it as the control point of a curve from the previous
 * to the next point.
 */
export const POINT = { corner: 0, soft: 1, handle: 2 } as const;

/** One closed wall in squares, with the floor on the right-hand side; `kind[i]` says how it passes point i. */
export type Loop = { x: number[]; y: number[]; kind: number[] };

/** Appends a point to a wall, omitting duplicates and points inside a straight line. */
export function addPoint(loop: Loop, x: number, y: number, kind: number): void {
  const last = loop.x.length - 1;
  if (last >= 0 && isSame(loop.x[last], x) && isSame(loop.y[last], y)) {
    // In a series of steps, the midpoint that ends one corner begins the next.
    if (kind === POINT.corner) loop.kind[last] = POINT.corner;
    return;
  }
  if (kind === POINT.corner && isMidway(loop, last - 1, last, x, y)) {
    loop.x[last] = x;
    loop.y[last] = y;
    return;
  }
  loop.x.push(x);
  loop.y.push(y);
  loop.kind.push(kind);
}

/** Closes a wall whose end meets its start. */
export function closed(loop: Loop): Loop {
  const { x, y, kind } = loop;
  const last = x.length - 1;
  if (last > 0 && isSame(x[0], x[last]) && isSame(y[0], y[last])) {
    if (kind[last] === POINT.corner) kind[0] = POINT.corner;
    for (const list of [x, y, kind]) list.pop();
  }
  return loop;
}

/** Returns whether a point is on a straight line of the grid between the point before it and the next corner. */
function isMidway({ x, y, kind }: Loop, before: number, at: number, toX: number, toY: number) {
  if (before < 0 || kind[before] !== POINT.corner || kind[at] !== POINT.corner) return false;
  return (x[before] === x[at] && x[at] === toX) || (y[before] === y[at] && y[at] === toY);
}

function isSame(one: number | undefined, other: number | undefined): boolean {
  return Math.abs((one ?? 0) - (other ?? 0)) < 1e-9;
}
