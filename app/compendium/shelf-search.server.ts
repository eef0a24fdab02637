import type { Database } from '~/platform/database.server';
import type { Way } from './search-conditions';
import { writeCursor } from './search-cursor';
import {
  correctableWords,
  correctionsFor,
  namesMatch,
  nearNamesMatch,
  wholeMatch,
} from './search-match';
import { isShort, type Place, type ShelfQuery } from './search-query';
import { meantText, rankOf } from './search-rank';
import {
  countStatement,
  MOST_COUNTED,
  type PageOrder,
  pageStatement,
  type Statement,
  tierOf,
} from './search-statement';
import type { Shelf, ShelfRow } from './shelf';
import { type Correction, typosOf } from './typo-index';

/**
 * Up to so many matches are gathered and sorted; more are so dense that walking their order finds a page sooner. Chosen so
 * that a search reads fewer than 20,000 rows.
 */
const MOST_GATHERED = 4000;

/** Known words that are looked at for one query's typos. */
const MOST_NEAR_WORDS = 2000;

/** A page of a shelf. `more`: there are over 1,000, and `count` is 1,000. `corrected`: what the text was taken to mean. */
export type ShelfPage<Item> = {
  items: Item[];
  count: number;
  more: boolean;
  cursor: string | null;
  corrected: string | null;
};

/** Answers a query with its rows in order: two round trips to the database at most. */
export async function searchShelf(
  db: Database,
  shelf: Shelf,
  query: ShelfQuery,
  mostGathered = MOST_GATHERED,
): Promise<ShelfPage<ShelfRow>> {
  if (query.text === '') return { items: [], count: 0, more: false, cursor: null, corrected: null };
  const { way, corrections } = await findWay(db, shelf, query, mostGathered);
  const [rows = [], counted = []] = await runAll(db, [
    pageStatement(shelf, query, {
      way,
      corrections,
      after: query.after,
      backwards: false,
      limit: query.limit + 1,
    }),
    countStatement(shelf, query, { way, corrections }),
  ]);
  const count = Number(counted[0]?.count ?? 0);
  const items = rows.slice(0, query.limit);
  const last = items.at(-1);
  return {
    items,
    count: Math.min(count, MOST_COUNTED),
    more: count > MOST_COUNTED,
    cursor:
      rows.length > query.limit && last
        ? writeCursor(query, placeOf(shelf, query, last, corrections))
        : null,
    corrected:
      corrections && query.text !== null && items[0]
        ? meantText(String(items[0].sort_name), query.text, corrections)
        : null,
  };
}

/** The ids before and after a record in the order of a query; null where the list ends. */
export async function neighboursOnShelf(
  db: Database,
  shelf: Shelf,
  query: ShelfQuery,
  id: string,
  mostGathered = MOST_GATHERED,
): Promise<{ previous: string | null; next: string | null }> {
  const nobody = { previous: null, next: null };
  if (query.text === '') return nobody;
  const found = await findWay(db, shelf, query, mostGathered, {
    sql: `select * from ${shelf.table} where id = ?1 and published = 1`,
    values: [id],
  });
  const [row] = found.also;
  if (!row) return nobody;
  const { way, corrections } = found;
  const name = String(row.sort_name);
  const rank = corrections && query.text !== null ? rankOf(name, query.text, corrections) : 0;
  const tier = tierOf(query, corrections !== null, name);
  if (tier === null) return nobody;
  const after = placeOf(shelf, query, { ...row, rank, tier }, corrections);
  const order = { way, corrections, after, limit: 1 } satisfies Partial<PageOrder>;
  const [before, behind] = await runAll(db, [
    pageStatement(shelf, query, { ...order, backwards: true }),
    pageStatement(shelf, query, { ...order, backwards: false }),
  ]);
  return { previous: idOf(before?.[0]), next: idOf(behind?.[0]) };
}

function idOf(row: ShelfRow | undefined): string | null {
  return row === undefined ? null : String(row.id);
}

type FoundWay = {
  way: Way;
  corrections: readonly (readonly Correction[])[] | null;
  also: ShelfRow[];
};

/** Finds out how to look: with the words as typed or corrected, gathering matches or walking an index. */
async function findWay(
  db: Database,
  shelf: Shelf,
  query: ShelfQuery,
  mostGathered: number,
  also?: Statement,
): Promise<FoundWay> {
  const words = query.text !== null && !isShort(query.text) ? query.text : null;
  const resumed = query.after?.corrections ?? null;
  const names = words === null ? null : namesMatch(words);
  const match = wholeMatch(query, names);
  const asked: Statement[] = [];
  if (match !== null && !resumed) {
    const count = `select count(*) as count from
      (select 1 from ${shelf.search} where ${shelf.search} match ?1 limit ${mostGathered + 1})`;
    asked.push({ sql: count, values: [match] });
  }
  if (words !== null && names !== null && !query.after) {
    asked.push({
      sql: `select 1 from ${shelf.search} where ${shelf.search} match ?1 limit 1`,
      values: [names],
    });
    asked.push({
      sql: `select distinct t.word from json_each(?1) j
        cross join name_typos t on t.kind = ?2 and t.typo = j.value limit ${MOST_NEAR_WORDS}`,
      values: [JSON.stringify([...new Set(correctableWords(words).flatMap(typosOf))]), shelf.kind],
    });
  }
  const results =
    asked.length > 0 || also ? await runAll(db, [...(also ? [also] : []), ...asked]) : [];
  const alsoRows = also ? (results.shift() ?? []) : [];
  const gather = (expression: string | null): Way =>
    expression === null ? { by: 'index' } : { by: 'match', match: expression };
  if (words !== null && resumed) {
    return {
      way: gather(wholeMatch(query, nearNamesMatch(words, resumed))),
      corrections: resumed,
      also: alsoRows,
    };
  }
  const [counted, named, near] = results;
  if (words !== null && named?.length === 0) {
    const known = (near ?? []).map((row) => String(row.word));
    const corrections = correctionsFor(words, known);
    return {
      way: gather(wholeMatch(query, nearNamesMatch(words, corrections))),
      corrections,
      also: alsoRows,
    };
  }
  const many = Number(counted?.[0]?.count ?? 0) > mostGathered;
  return { way: many ? { by: 'index' } : gather(match), corrections: null, also: alsoRows };
}

function placeOf(
  shelf: Shelf,
  query: ShelfQuery,
  row: ShelfRow,
  corrections: readonly (readonly Correction[])[] | null,
): Place {
  const name = [String(row.sort_name), String(row.id)];
  const column = shelf.sorts[query.sort]?.column;
  const tier = Number(row.tier);
  if (query.sort === 'relevance') {
    return { tier, key: corrections ? [Number(row.rank), ...name] : name, corrections };
  }
  if (query.sort === 'name' || column === undefined) return { tier, key: name, corrections };
  return { tier, key: [row[column] ?? 0, ...name], corrections };
}

/** Runs statements in one round trip. */
async function runAll(db: Database, statements: readonly Statement[]): Promise<ShelfRow[][]> {
  const d1 = db.$client;
  const results = await d1.batch<ShelfRow>(
    statements.map(({ sql, values }) => d1.prepare(sql).bind(...values)),
  );
  return results.map((result) => result.results);
}
