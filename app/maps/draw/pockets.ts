import { isOpenAt, type OpenSquares } from '../map/squares';

/** Rock that the hatching of no wall reaches is filled when there are at most this many such squares in one piece. */
const LARGEST = 16;

/** Rock that is hatched whole: with the rock around it, or alone. */
export const POCKET = { whole: 1, alone: 2 } as const;

/**
 * The rock that is hatched whole, so that no holes stay between walls: small pockets beyond the reach of hatching, and
 * what is two squares thick between two walls. Null when a map has none.
 */
export function pocketsOf(squares: OpenSquares): Uint8Array | null {
  const pockets = new Uint8Array(squares.width * squares.height);
  markPockets(squares, pockets);
  markStrips(squares, pockets);
  return pockets.some((one) => one !== 0) ? pockets : null;
}

function markPockets(squares: OpenSquares, pockets: Uint8Array): void {
  const { width, height } = squares;
  const seen = new Uint8Array(width * height);
  for (let square = 0; square < seen.length; square += 1) {
    if (seen[square] === 1 || !isFar(squares, square)) continue;
    seen[square] = 1;
    const piece = [square];
    let isOut = false;
    for (const here of piece) {
      const x = here % width;
      if (x === 0 || x === width - 1 || here < width || here >= width * (height - 1)) {
        isOut = true;
        continue;
      }
      for (const there of [here - 1, here + 1, here - width, here + width]) {
        if (seen[there] === 1 || !isFar(squares, there)) continue;
        seen[there] = 1;
        piece.push(there);
      }
    }
    if (isOut || piece.length > LARGEST) continue;
    for (const here of piece) pockets[here] = POCKET.whole;
  }
}

function markStrips({ width, height, open }: OpenSquares, pockets: Uint8Array): void {
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      if (open[at] !== 1) continue;
      for (const [step, room] of [
        [1, width - x],
        [width, height - y],
      ] as const) {
        if (room <= 3 || open[at + 3 * step] !== 1) continue;
        for (const there of [at + step, at + 2 * step]) {
          const isThick = open[at + step] !== 1 && open[at + 2 * step] !== 1;
          if (isThick && pockets[there] === 0) pockets[there] = POCKET.alone;
        }
      }
    }
  }
}

/** Returns whether a square and all eight around it are rock. */
function isFar(squares: OpenSquares, square: number): boolean {
  const x = square % squares.width;
  const y = (square - x) / squares.width;
  for (let row = y - 1; row <= y + 1; row += 1) {
    for (let column = x - 1; column <= x + 1; column += 1) {
      if (isOpenAt(squares, column, row)) return false;
    }
  }
  return true;
}
