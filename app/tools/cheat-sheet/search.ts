import type { EditionCard } from './sheet';

/** Longer than this, a search says nothing more. */
export const MAX_QUERY_LENGTH = 60;

/** What is typed, without capitals, accents and curly quotes. */
export function foldWords(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
}

/** All that a card can be found by, folded. */
export function searchText({ title, also = '', lines, table }: EditionCard): string {
  const cells = table ? [table.head, ...table.rows].flat() : [];
  return foldWords([title, also, ...lines, ...cells].join(' ').replaceAll('*', ''));
}

/** Whether every word of the search begins a word of the text; an empty search fits everything. */
export function fits(foldedText: string, query: string): boolean {
  const text = ` ${foldedText.replace(/[^\p{L}\p{N}+−×'-]+/gu, ' ')}`;
  const words = foldWords(query.slice(0, MAX_QUERY_LENGTH)).split(/[^\p{L}\p{N}+−×'-]+/u);
  return words.every((word) => text.includes(` ${word}`));
}
