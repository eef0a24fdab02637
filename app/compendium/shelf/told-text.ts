import { toldFacet } from './facets';

/** Parts of a record whose texts are not part of its entries. */
const UNTOLD: ReadonlySet<string> = new Set(['defences', 'languages']);

/** Characters inside words that are removed, as in the full-text index. */
const LEFT_OUT = /[(+*]/g;

/**
 * The words of a record's entries as facets between spaces: the same as in the full-text index of public monsters, for
 * rows that are checked one by one.
 */
export function toldText(record: object): string {
  const words = new Set<string>();
  for (const [key, value] of Object.entries(record)) {
    if (!UNTOLD.has(key)) gather(value, key, words);
  }
  return ` ${[...words].map(toldFacet).join(' ')} `;
}

function gather(value: unknown, key: string, words: Set<string>): void {
  if (typeof value === 'string') {
    if (key === 'text') for (const word of wordsIn(value)) words.add(word);
  } else if (typeof value === 'object' && value !== null) {
    for (const [inner, one] of Object.entries(value)) gather(one, inner, words);
  }
}

function wordsIn(text: string): string[] {
  return text
    .replace(LEFT_OUT, '')
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .split(/[\s-]+/)
    .flatMap((piece) => /[\p{L}\p{N}]+/u.exec(piece)?.[0] ?? []);
}
