import type { AreaOf } from '../sheet/deed';

/**
 * The most creatures that an area can hold: a third of the squares that it covers, because a melee never fills every
 * square. Shape and size follow the rules (SRD 5.1, "Areas of Effect"); a square is 5 feet.
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

/** How many of the standing foes an area catches: `bunched` percent of those that it could hold, at least one. */
export function caughtIn(most: number, standing: number, bunched: number): number {
  const could = Math.min(most, standing);
  return Math.max(1, Math.ceil((could * bunched) / 100));
}
