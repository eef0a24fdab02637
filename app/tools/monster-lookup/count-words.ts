/** Formats a count of monsters: "12 monsters", "1 monster", "1,000+ monsters", "No monsters". */
export function countWords(count: number, more: boolean): string {
  if (count === 0) return 'No monsters';
  if (more) return `${count.toLocaleString('en')}+ monsters`;
  return count === 1 ? '1 monster' : `${count.toLocaleString('en')} monsters`;
}

/** The label of the button that closes the filter sheet: "Show 12 monsters", "No matches". */
export function showWords(count: number, more: boolean): string {
  if (count === 0) return 'No matches';
  return `Show ${countWords(count, more)}`;
}
