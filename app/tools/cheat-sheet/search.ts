import type { EditionCard } from './sheet';

/** The maximum length of a search. */
export const MAX_QUERY_LENGTH = 60;

/** Folds a text for comparison: no capitals, accents or curly quotes. */
export function foldWords(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();
}

/** The searchable text of a card, folded. */
export function searchText({ title, also = '', lines, table }: EditionCard): string {
  const cells = table ? [table.head, ...table.rows].flat() : [];
  return foldWords([title, also, ...lines, ...cells].join(' ').replaceAll('*', ''));
}

/** Returns whether every word of the search begins a word of the text; an empty search matches everything. */
export function fits(foldedText: string, query: string): boolean {
  const text = ` ${foldedText.replace(/[^\p{L}\p{N}+−×'-]+/gu, ' ')}`;
  const words = foldWords(query.slice(0, MAX_QUERY_LENGTH)).split(/[^\p{L}\p{N}+−×'-]+/u);
  return words.every((word) => text.includes(` ${word}`));
}
