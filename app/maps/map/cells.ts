/** The kinds of squares; these numbers are saved with maps and must never change their meaning. */
export const CELL = {
  rock: 0,
  floor: 1,
  corridor: 2,
  water: 3,
  pit: 4,
  rubble: 5,
  cave: 6,
  lava: 7,
  chasm: 8,
  ice: 9,
  grass: 10,
  bridge: 11,
  rails: 12,
} as const;

export type CellName = keyof typeof CELL;

/** The grounds of the third version of the format; readers of the second take them for rock. */
export const LATE_GROUNDS: ReadonlySet<number> = new Set([
  CELL.lava,
  CELL.chasm,
  CELL.ice,
  CELL.grass,
  CELL.bridge,
  CELL.rails,
]);

/** Returns whether a creature can be in such a square: everything but rock (including water and pits). */
export function isOpen(cell: number | undefined): boolean {
  return cell !== undefined && cell !== CELL.rock;
}
