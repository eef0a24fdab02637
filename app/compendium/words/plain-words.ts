const NUMBERS = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
] as const;

/** A small number in words, as statblocks write it. */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** The same text with a capital letter first. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A list as a sentence has it: "a, b and c". */
export function listed(parts: readonly string[], word: 'and' | 'or'): string {
  if (parts.length < 2) return parts.join('');
  const commas = parts.length > 2 ? ',' : '';
  return `${parts.slice(0, -1).join(', ')}${commas} ${word} ${parts.at(-1)}`;
}
