/*
 * A battle on a grid of squares of five feet (SRD 5.1, "Combat", variant "Playing on a Grid"; SRD 5.2.1, "Playing on a
 * Grid"): entering a square costs five feet, diagonally too.
 */

/** The side of a square in feet. */
export const SQUARE_FEET = 5;

/** The squares that a creature fills along one side, by its size (SRD 5.1, "Space"; SRD 5.2.1, "Creature Size and Space"). */
export const SPACE_SQUARES = {
  Tiny: 0.5,
  Small: 1,
  Medium: 1,
  Large: 2,
  Huge: 3,
  Gargantuan: 4,
} as const;

/** A square by its column and row, from the north-west corner. */
export type Square = { x: number; y: number };

/** The whole squares that a token of this size covers along one side. */
export function tokenSpace(size: keyof typeof SPACE_SQUARES): number {
  return Math.ceil(SPACE_SQUARES[size]);
}

/** The square nearest to the wanted one where a token of this space is on the map with all of its squares. */
export function squareWithin(
  { x, y }: Square,
  space: number,
  { width, height }: { width: number; height: number },
): Square {
  return {
    x: Math.max(0, Math.min(width - space, x)),
    y: Math.max(0, Math.min(height - space, y)),
  };
}

/** The way from one square to another in feet. */
export function feetBetween(from: Square, to: Square): number {
  return SQUARE_FEET * Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
}

const LETTERS = 26;

/** The name of a square, as on a chessboard: "C7"; after Z come AA, AB. */
export function squareName({ x, y }: Square): string {
  const last = String.fromCharCode(65 + (x % LETTERS));
  const first = x < LETTERS ? '' : String.fromCharCode(64 + Math.floor(x / LETTERS));
  return `${first}${last}${y + 1}`;
}

/** The square of a name such as "c7"; null if it is none. */
export function squareNamed(text: string): Square | null {
  const [, letters = '', row = ''] = /^([a-z]{1,2})\s?(\d{1,3})$/i.exec(text.trim()) ?? [];
  if (letters === '' || Number(row) < 1) return null;
  const column = [...letters.toUpperCase()].reduce(
    (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64,
    0,
  );
  return { x: column - 1, y: Number(row) - 1 };
}
