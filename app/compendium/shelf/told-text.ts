import { toldFacet } from './facets';

/** Parts of a record whose texts are no words of its entries. */
const UNTOLD: ReadonlySet<string> = new Set(['defences', 'languages']);

/** Signs that stand inside words and are left out of them, as in the full-text index. */
const LEFT_OUT = /[(+*]/g;

/**
 * The words that a record's entries say, as facets between spaces: what the full-text index holds of everybody's monsters, for
 * rows that are judged one by one.
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
