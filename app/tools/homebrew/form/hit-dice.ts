/** The average of hit dice plus the constant, at least 1. */
export function hitPoints(count: number, sides: number, constant: number): number {
  return Math.max(1, Math.floor((count * (sides + 1)) / 2) + constant);
}
