/** A rectangle to place on a sheet; in points. */
export type Piece = { width: number; height: number };

export type PlacedPiece = {
  /** The place of the piece in the list that was packed. */
  piece: number;
  sheet: number;
  left: number;
  top: number;
  /** Whether it lies a quarter turn clockwise. */
  isTurned: boolean;
};

type Space = { sheet: number; left: number; top: number; width: number; height: number };

type Order = (piece: Piece) => number;
type Waste = (across: number, down: number) => number;

/** With more pieces than this, one order and one fit have to do. */
const MOST_TRIED = 120;
/** A piece is placed on one of this many sheets at most, the ones begun last. */
const MOST_OPEN = 16;

const area: Order = ({ width, height }) => width * height;
const leftOver: Waste = (across, down) => Math.min(across, down);

/** The largest first, by one measure or another. */
const ORDERS: readonly Order[] = [
  ({ width, height }) => Math.max(width, height),
  area,
  ({ width, height }) => width + height,
];
/** What is left of the free space that a piece goes to: the space with the least is taken. */
const WASTES: readonly Waste[] = [
  leftOver,
  (across, down) => Math.max(across, down),
  (across, down) => across + down,
];

/**
 * Places rectangles on as few sheets as it can, turned where that helps: tries several orders and fits (maximal
 * rectangles), and takes the best. A piece that fits on no sheet in either direction is left out.
 */
export function packPieces(pieces: readonly Piece[], sheet: Piece): PlacedPiece[] {
  const [order = area, waste = leftOver] = [ORDERS[0], WASTES[0]];
  if (pieces.length > MOST_TRIED) return packedBy(pieces, sheet, order, waste, 'freely');
  let best: PlacedPiece[] | null = null;
  for (const order of ORDERS) {
    for (const waste of WASTES) {
      for (const turns of ['freely', 'if it must'] as const) {
        const placed = packedBy(pieces, sheet, order, waste, turns);
        if (best === null || sheetsOf(placed) < sheetsOf(best)) best = placed;
      }
    }
  }
  return best ?? [];
}

function sheetsOf(placed: readonly PlacedPiece[]): number {
  return (placed.at(-1)?.sheet ?? -1) + 1;
}

function packedBy(
  pieces: readonly Piece[],
  sheet: Piece,
  order: Order,
  waste: Waste,
  turns: 'freely' | 'if it must',
): PlacedPiece[] {
  const sorted = pieces
    .map((piece, at) => ({ piece, at }))
    .toSorted((one, other) => order(other.piece) - order(one.piece) || one.at - other.at);
  let free: Space[] = [];
  let sheets = 0;
  const placed: PlacedPiece[] = [];
  for (const { piece, at } of sorted) {
    let best = bestPlace(piece, free, waste, turns);
    if (best === null) {
      const fresh = { sheet: sheets, left: 0, top: 0, ...sheet };
      best = bestPlace(piece, [fresh], waste, turns);
      if (best === null) continue;
      sheets += 1;
      free.push(fresh);
      free = free.filter((space) => space.sheet >= sheets - MOST_OPEN);
    }
    const { space, isTurned } = best;
    const box = {
      left: space.left,
      top: space.top,
      width: isTurned ? piece.height : piece.width,
      height: isTurned ? piece.width : piece.height,
    };
    placed.push({ piece: at, sheet: space.sheet, left: box.left, top: box.top, isTurned });
    free = freeAfter(free, { ...box, sheet: space.sheet });
  }
  return placed.toSorted((one, other) => one.sheet - other.sheet || one.piece - other.piece);
}

/** Lengths that differ by less are the same. */
const NEARLY = 0.001;

function bestPlace(
  { width, height }: Piece,
  free: readonly Space[],
  waste: Waste,
  turns: 'freely' | 'if it must',
) {
  let best: { space: Space; isTurned: boolean; left: number } | null = null;
  for (const isTurned of [false, true]) {
    if (isTurned && turns === 'if it must' && best !== null) break;
    for (const space of free) {
      const across = space.width - (isTurned ? height : width);
      const down = space.height - (isTurned ? width : height);
      if (across < -NEARLY || down < -NEARLY) continue;
      const left = waste(across, down);
      if (best === null || left < best.left - NEARLY) best = { space, isTurned, left };
    }
  }
  return best;
}

/** The free spaces around a placed rectangle; those inside another one are dropped. */
function freeAfter(free: readonly Space[], taken: Space): Space[] {
  const right = taken.left + taken.width;
  const bottom = taken.top + taken.height;
  const parts = free.flatMap((space) => {
    const endX = space.left + space.width;
    const endY = space.top + space.height;
    const isApart =
      space.sheet !== taken.sheet ||
      taken.left >= endX - NEARLY ||
      right <= space.left + NEARLY ||
      taken.top >= endY - NEARLY ||
      bottom <= space.top + NEARLY;
    if (isApart) return [space];
    return [
      { ...space, width: taken.left - space.left },
      { ...space, left: right, width: endX - right },
      { ...space, height: taken.top - space.top },
      { ...space, top: bottom, height: endY - bottom },
    ].filter(({ width, height }) => width > NEARLY && height > NEARLY);
  });
  return parts.filter(
    (one, at) =>
      one.sheet !== taken.sheet ||
      !parts.some(
        (other, place) => place !== at && holds(other, one) && !(place > at && holds(one, other)),
      ),
  );
}

function holds(outer: Space, inner: Space): boolean {
  return (
    outer.sheet === inner.sheet &&
    inner.left >= outer.left - NEARLY &&
    inner.top >= outer.top - NEARLY &&
    inner.left + inner.width <= outer.left + outer.width + NEARLY &&
    inner.top + inner.height <= outer.top + outer.height + NEARLY
  );
}
