/** How a wall passes a point: through it, curving past it, or drawn towards it on its way from the point before to the next. */
export const POINT = { corner: 0, soft: 1, handle: 2 } as const;

/** One closed wall, in squares, walked with the floor on the right hand; `kind[i]` tells how it passes point i. */
export type Loop = { x: number[]; y: number[]; kind: number[] };

export function addPoint(loop: Loop, x: number, y: number, kind: number): void {
  loop.x.push(x);
  loop.y.push(y);
  loop.kind.push(kind);
}

/** The wall without points that change nothing: doubled ones, and those in the midst of a straight wall of the lattice. */
export function tidied(loop: Loop): Loop {
  return withoutStraights(withoutRepeats(loop));
}

/** In a run of steps the middle that ends one corner begins the next. */
function withoutRepeats({ x, y, kind }: Loop): Loop {
  const kept: Loop = { x: [], y: [], kind: [] };
  for (let index = 0; index < x.length; index += 1) {
    const latest = kept.x.length - 1;
    if (latest >= 0 && isSame(x[index], kept.x[latest]) && isSame(y[index], kept.y[latest])) {
      if (kind[index] === POINT.corner) kept.kind[latest] = POINT.corner;
      continue;
    }
    addPoint(kept, x[index] ?? 0, y[index] ?? 0, kind[index] ?? POINT.corner);
  }
  const last = kept.x.length - 1;
  if (last > 0 && isSame(kept.x[0], kept.x[last]) && isSame(kept.y[0], kept.y[last])) {
    if (kept.kind[last] === POINT.corner) kept.kind[0] = POINT.corner;
    for (const list of [kept.x, kept.y, kept.kind]) list.pop();
  }
  return kept;
}

function isSame(one: number | undefined, other: number | undefined): boolean {
  return Math.abs((one ?? 0) - (other ?? 0)) < 1e-9;
}

function withoutStraights({ x, y, kind }: Loop): Loop {
  const kept: Loop = { x: [], y: [], kind: [] };
  const last = x.length - 1;
  for (let index = 0; index <= last; index += 1) {
    const before = index === 0 ? last : index - 1;
    const after = index === last ? 0 : index + 1;
    const isStraight =
      kind[index] === POINT.corner &&
      kind[before] === POINT.corner &&
      kind[after] === POINT.corner &&
      ((x[index] === x[before] && x[index] === x[after]) ||
        (y[index] === y[before] && y[index] === y[after]));
    if (!isStraight) addPoint(kept, x[index] ?? 0, y[index] ?? 0, kind[index] ?? POINT.corner);
  }
  return kept;
}
