import type { Shelf } from '../shelf/shelf';
import type { Corrected } from './search-corrections';
import type { Correction, ShelfQuery } from './search-query';
import type { Words } from './search-words';
import type { Bind } from './statement-binder';

/** The number of typos counted for a word when none of its corrections is in the name. */
export const NOT_FOUND = 9;

/** One column of an order, with values below and above all real ones. */
export type Column = {
  sql: string;
  descending: boolean;
  lowest: string | number;
  highest: string | number;
};

/**
 * The columns by which the rows of a query are sorted, starting with the rank if there is one; `backwards` reverses
 * them.
 */
export function columnsOf(
  shelf: Shelf,
  query: ShelfQuery,
  rank: string | null,
  backwards: boolean,
): Column[] {
  const turned = (descending: boolean) => descending !== backwards;
  const names = (descending: boolean): Column[] => [
    { sql: 'm.sort_name', descending, lowest: '', highest: '\u{10ffff}' },
    { sql: 'm.id', descending, lowest: '', highest: '\u{10ffff}' },
  ];
  if (rank !== null) {
    return [{ sql: rank, descending: backwards, lowest: 0, highest: 1000 }, ...names(backwards)];
  }
  if (query.sort === 'relevance') return names(backwards);
  if (query.sort === 'name') return names(turned(query.descending));
  const sort = shelf.sorts[query.sort];
  if (!sort) throw new RangeError(`${query.sort} is not an order of ${shelf.table}`);
  const { lowest, highest } = sort;
  const sql = `m.${sort.column}`;
  return [{ sql, descending: turned(query.descending), lowest, highest }, ...names(backwards)];
}

/**
 * SQL for the distance between a folded name and a mistyped text: two for each typo, one more unless the name begins
 * with the most likely text. `column` holds the name. `rankOf` calculates the same for one name.
 */
export function rankSql(
  column: string,
  { searched }: Words,
  { lists, likeliest }: Corrected,
  bind: Bind,
): string {
  const padded = `(' ' || ${column} || ' ')`;
  const typosOfWord = (near: readonly Correction[], word: string | null) => {
    const cases = near.map(
      ({ word: meant, typos }) => `when instr(${padded}, ${bind(` ${meant} `)}) then ${typos}`,
    );
    const asTyped = word === null ? [] : [`when instr(${padded}, ${bind(` ${word}`)}) then 0`];
    const all = [...asTyped, ...cases];
    return all.length === 0 ? String(NOT_FOUND) : `case ${all.join(' ')} else ${NOT_FOUND} end`;
  };
  const apart = searched.map((word, at) => typosOfWord(lists[at] ?? [], word)).join(' + ');
  const joined = typosOfWord(lists[searched.length] ?? [], null);
  const wanted = bind(likeliest);
  const begins = `(substr(${column}, 1, length(${wanted})) <> ${wanted})`;
  return `(2 * min(${apart}, ${joined}) + ${begins})`;
}

/** SQL conditions that a row comes after a position in this order. */
export function afterPlace(
  columns: readonly Column[],
  key: readonly (string | number)[],
  bind: Bind,
): string[] {
  const [first, ...rest] = columns;
  if (!first) return [];
  const beyond = (some: readonly Column[], values: readonly (string | number)[]) => {
    const sign = some[0]?.descending ? '<' : '>';
    return `(${some.map(({ sql }) => sql).join(', ')}) ${sign} (${values.map(bind).join(', ')})`;
  };
  if (rest.every(({ descending }) => descending === first.descending))
    return [beyond(columns, key)];
  const [value, ...others] = key;
  const sign = first.descending ? '<' : '>';
  const at = bind(value ?? 0);
  return [`${first.sql} ${sign}= ${at}`, `(${first.sql} ${sign} ${at} or ${beyond(rest, others)})`];
}
