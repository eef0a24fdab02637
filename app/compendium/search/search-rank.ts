import { isInStretch } from './names-condition';
import type { Corrected } from './search-corrections';
import { NOT_FOUND } from './search-order';
import type { Correction } from './search-query';
import type { Words } from './search-words';

/** The tier of a row in a ranking; null when it has none. */
export function tierOf(
  words: Words,
  corrected: boolean,
  row: { name: string; facets: string },
): number | null {
  if (corrected || words.stretches[0] !== 'names-beginning' || words.text === null) return 0;
  if (row.name.startsWith(words.text)) return 0;
  const tier = words.stretches.findIndex(
    (stretch) => stretch !== 'names-beginning' && isInStretch(words, stretch, row),
  );
  return tier < 0 ? null : tier;
}

/** The rank of one name, calculated as the search statement does. */
export function rankOf(name: string, { searched }: Words, { lists, likeliest }: Corrected): number {
  const padded = ` ${name} `;
  const typosOfWord = (near: readonly Correction[], word: string | null) => {
    if (word !== null && padded.includes(` ${word}`)) return 0;
    return near.find((meant) => padded.includes(` ${meant.word} `))?.typos ?? NOT_FOUND;
  };
  const apart = searched.reduce((sum, word, at) => sum + typosOfWord(lists[at] ?? [], word), 0);
  const joined = typosOfWord(lists[searched.length] ?? [], null);
  const begins = name.startsWith(likeliest) ? 0 : 1;
  return 2 * Math.min(apart, joined) + begins;
}
