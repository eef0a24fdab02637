/** How a wall passes a point: through it, curving past it, or drawn towards it on its way from the point before to the next. */
export const POINT = { corner: 0, soft: 1, handle: 2 } as const;

/** One closed wall, in squares, walked with the floor on the right hand; `kind[i]` tells how it passes point i. */
export type Loop = { x: number[]; y: number[]; kind: number[] };

/** Leads a wall on to a point, without points that change nothing: doubled ones, and those in the midst of a straight wall. */
export function addPoint(loop: Loop, x: number, y: number, kind: number): void {
  const last = loop.x.length - 1;
  if (last >= 0 && isSame(loop.x[last], x) && isSame(loop.y[last], y)) {
    // In a run of steps the middle that ends one corner begins the next.
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

/** Closes a wall where its end comes back to its beginning. */
export function closed(loop: Loop): Loop {
  const { x, y, kind } = loop;
  const last = x.length - 1;
  if (last > 0 && isSame(x[0], x[last]) && isSame(y[0], y[last])) {
    if (kind[last] === POINT.corner) kind[0] = POINT.corner;
    for (const list of [x, y, kind]) list.pop();
  }
  return loop;
}

/** Whether a point lies on a straight wall of the lattice from the point before it to the next corner. */
function isMidway({ x, y, kind }: Loop, before: number, at: number, toX: number, toY: number) {
  if (before < 0 || kind[before] !== POINT.corner || kind[at] !== POINT.corner) return false;
  return (x[before] === x[at] && x[at] === toX) || (y[before] === y[at] && y[at] === toY);
}

function isSame(one: number | undefined, other: number | undefined): boolean {
  return Math.abs((one ?? 0) - (other ?? 0)) < 1e-9;
}
