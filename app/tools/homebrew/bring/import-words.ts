/** Formats a count: "1 monster", "12 monsters". */
export function countCreatures(count: number): string {
  return count === 1 ? '1 monster' : `${count.toLocaleString('en')} monsters`;
}
