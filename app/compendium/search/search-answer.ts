import type { Shelf, ShelfRow } from '../shelf/shelf';
import type { Corrected } from './search-corrections';
import { writeCursor } from './search-cursor';
import type { Correction, CorrectionLists, Place, ShelfQuery } from './search-query';
import { MOST_COUNTED } from './search-statement';
import type { Words } from './search-words';

/**
 * A page of a shelf. `more`: there are over 1,000, and `count` is 1,000. `corrected`: the corrected text of a mistyped
 * search.
 */
export type ShelfPage<Item> = {
  items: Item[];
  count: number;
  more: boolean;
  cursor: string | null;
  corrected: string | null;
};

/** The result when nothing can match. */
export const NO_PAGE: ShelfPage<never> = {
  items: [],
  count: 0,
  more: false,
  cursor: null,
  corrected: null,
};

/** Builds a page from the rows found (one more than the page holds when others follow) and the total count. */
export function answerOf(
  shelf: Shelf,
  query: ShelfQuery,
  words: Words,
  corrected: Corrected | null,
  rows: readonly ShelfRow[],
  count: number,
): ShelfPage<ShelfRow> {
  const items = rows.slice(0, query.limit);
  const [first] = items;
  const last = items.at(-1);
  const goesOn = rows.length > query.limit && last;
  return {
    items,
    count: Math.min(count, MOST_COUNTED),
    more: count > MOST_COUNTED,
    corrected:
      corrected && first ? meantText(String(first.sort_name), words, corrected.lists) : null,
    cursor: goesOn ? writeCursor(query, placeOf(shelf, query, last, corrected)) : null,
  };
}

/** The position of a row in the order of a query. */
export function placeOf(
  shelf: Shelf,
  query: ShelfQuery,
  row: ShelfRow,
  corrected: Corrected | null,
): Place {
  const corrections = corrected?.lists ?? null;
  const name = [String(row.sort_name), String(row.id)];
  const column = shelf.sorts[query.sort]?.column;
  const tier = Number(row.tier);
  if (query.sort === 'relevance') {
    return { tier, key: corrections ? [Number(row.rank), ...name] : name, corrections };
  }
  if (query.sort === 'name' || column === undefined) return { tier, key: name, corrections };
  return { tier, key: [row[column] ?? 0, ...name], corrections };
}

/** The corrected form of a mistyped text, derived from a folded name that it found. */
function meantText(name: string, { searched: words }: Words, corrections: CorrectionLists): string {
  const found = (near: readonly Correction[] | undefined) =>
    near?.find((meant) => ` ${name} `.includes(` ${meant.word} `))?.word;
  const apart = words.map((word, at) =>
    ` ${name}`.includes(` ${word}`) ? word : found(corrections[at]),
  );
  const joined = found(corrections[words.length]);
  return apart.includes(undefined) && joined
    ? joined
    : apart.map((word, at) => word ?? words[at]).join(' ');
}
