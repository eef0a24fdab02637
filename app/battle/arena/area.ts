import type { AreaOf } from '../sheet/deed';

/**
 * How many creatures an area holds at most, when they stand close: the squares that it covers, a third of which anybody stands in
 * (a melee is never full). Shape and size as the rules have them (SRD 5.1, "Areas of Effect"); a square is 5 feet.
 */
export function mostInArea({ shape, feet }: AreaOf): number {
  const squares = feet / 5;
  return Math.max(1, Math.round(coveredSquares(shape, squares) / 3));
}

function coveredSquares(shape: AreaOf['shape'], squares: number): number {
  switch (shape) {
    case 'cone':
      return (squares * (squares + 1)) / 2;
    case 'cube':
      return squares * squares;
    case 'line':
      return squares;
    case 'cylinder':
    case 'sphere':
      return Math.PI * squares * squares;
    case 'emanation':
      return (2 * squares + 1) ** 2;
  }
}

/** How many of so many foes an area catches: `bunched` percent of those that it could hold, at least one. */
export function caughtIn(most: number, standing: number, bunched: number): number {
  const could = Math.min(most, standing);
  return Math.max(1, Math.ceil((could * bunched) / 100));
}
