/** What one square of a map is made of; these numbers are saved with maps and never change their meaning. */
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

/** The highest number a cell may hold; anything above it is not a map of ours. */
export const HIGHEST_CELL = 6;

/** Whether a creature can stand in such a cell: everything but rock (water is waded, a pit is climbed). */
export function isOpen(cell: number | undefined): boolean {
  return cell !== undefined && cell !== CELL.rock;
}
