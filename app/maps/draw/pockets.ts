import { isOpenAt, type OpenSquares } from '../map/squares';

/** Rock that the hatching of no wall reaches is filled when there are at most this many such squares in one piece. */
const LARGEST = 16;

/**
 * 1 for every square of a small pocket of rock between walls: what lies beyond the reach of hatching is hatched there
 * too, instead of leaving a hole in the middle. Null when a map has none.
 */
export function pocketsOf(squares: OpenSquares): Uint8Array | null {
  const { width, height } = squares;
  const seen = new Uint8Array(width * height);
  let pockets: Uint8Array | null = null;
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
    pockets ??= new Uint8Array(width * height);
    for (const here of piece) pockets[here] = 1;
  }
  return pockets;
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
