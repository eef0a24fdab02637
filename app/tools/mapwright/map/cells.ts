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

/** Whether a creature can stand in such a cell: everything but rock (water is waded, a pit is climbed). */
export function isOpen(cell: number | undefined): boolean {
  return cell !== undefined && cell !== CELL.rock;
}
