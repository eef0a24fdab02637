/** "1 creature", "12 creatures". */
export function countCreatures(count: number): string {
  return count === 1 ? '1 monster' : `${count.toLocaleString('en')} monsters`;
}
