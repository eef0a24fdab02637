/** The kinds of squares; these numbers are saved with maps and must never change their meaning. */
export const CELL = {
  rock: 0,
  floor: 1,
  corridor: 2,
  water: 3,
  pit: 4,
  rubble: 5,
  cave: 6,
} as const;

export type CellName = keyof typeof CELL;

/** Returns whether a creature can stand in such a square: everything but rock (including water and pits). */
export function isOpen(cell: number | undefined): boolean {
  return cell !== undefined && cell !== CELL.rock;
}
