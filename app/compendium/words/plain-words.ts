const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
] as const;

/** A small number as a word, as in statblocks. */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** Capitalises the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins a list for a sentence: "a, b and c"; three or more parts get a comma before the last. */
export function listed(parts: readonly string[], word: 'and' | 'or'): string {
  if (parts.length < 2) return parts.join('');
  const commas = parts.length > 2 ? ',' : '';
  return `${parts.slice(0, -1).join(', ')}${commas} ${word} ${parts.at(-1)}`;
}
