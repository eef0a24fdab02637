import type { Statement } from '~/platform/run-all.server';
import type { Shelf } from '../shelf/shelf';
import { namesCondition } from './names-condition';
import type { Stretch } from './names-match';
import type { Corrected } from './search-corrections';
import { filterConditions } from './search-filters';
import { afterPlace, type Column, columnsOf, rankSql } from './search-order';
import type { Place, ShelfQuery } from './search-query';
import type { FoundWay, Way } from './search-way.server';
import type { Words } from './search-words';
import { type Bind, createBinder } from './statement-binder';
import { toldWishes } from './told-words';

/** The maximum count; more is shown as "1,000+". */
export const MOST_COUNTED = 1000;

/** What is known about a search besides its query: how to run it, and the corrections of a mistyped text. */
export type Found = Pick<FoundWay, 'ways' | 'corrected'>;

/** The page to read: after a position (or before it, when `backwards`), and its number of rows. */
export type PageOrder = Found & {
  after: Pick<Place, 'tier' | 'key'> | null;
  backwards: boolean;
  limit: number;
};

/** One page of rows, in order, after a position (or before it, when `backwards`). */
export function pageStatement(
  shelf: Shelf,
  query: ShelfQuery,
  words: Words,
  order: PageOrder,
): Statement {
  const { values, bind } = createBinder();
  const rank =
    order.corrected === null || query.sort !== 'relevance'
      ? null
      : rankSql('m.sort_name', words, order.corrected, bind);
  const columns = columnsOf(shelf, query, rank, order.backwards);
  const forward = stretchesOf(words, order.corrected).map((stretch, tier) => ({
    stretch,
    tier,
  }));
  const all = order.backwards ? forward.reverse() : forward;
  const passed = (tier: number) =>
    order.after !== null && (order.backwards ? tier > order.after.tier : tier < order.after.tier);
  const listed = ['id', 'source', 'slug', 'name', 'sort_name', 'edition', ...shelf.listed];
  const sortText = columns.map(({ sql, descending }) => `${sql}${descending ? ' desc' : ''}`);
  const parts = all
    .filter(({ tier }) => !passed(tier))
    .map(({ stretch, tier }, at) => {
      const way = wayOf(order, tier);
      const key = order.after?.tier === tier ? order.after.key : null;
      const conditions = [
        ...rowConditions(shelf, query, words, stretch, { way, corrected: order.corrected }, bind),
        ...placeConditions(columns, key, way, bind),
      ];
      const room =
        at === 0 ? bind(order.limit) : `max(0, ${bind(order.limit)} - ${pagesBefore(at)})`;
      return `page${at} as materialized (
        select ${tier} as tier, ${rank ?? '0'} as rank, ${listed.map((name) => `m.${name}`).join(', ')}
        from ${fromClause(shelf, query, words, way, bind)} and ${conditions.join(' and ')}
        order by ${sortText.join(', ')} limit ${room})`;
    });
  const union = parts.map((_, at) => `select * from page${at}`).join(' union all ');
  return { sql: `with ${parts.join(', ')} ${union}`, values };
}

/** The access path for one stretch of a search. */
function wayOf({ ways }: Found, tier: number): Way {
  return ways[tier] ?? { by: 'index', from: null };
}

/** SQL for the number of rows that the previous stretches returned. */
function pagesBefore(at: number): string {
  const counts = Array.from({ length: at }, (_, page) => `(select count(*) from page${page})`);
  return counts.join(' - ');
}

/** A statement that counts a query's rows, up to one more than the maximum count. */
export function countStatement(
  shelf: Shelf,
  query: ShelfQuery,
  words: Words,
  found: Found,
): Statement {
  const { values, bind } = createBinder();
  const stretch = words.short ? 'names-beginning' : 'all';
  const way = wayOf(found, 0);
  const { corrected } = found;
  const conditions = rowConditions(shelf, query, words, stretch, { way, corrected }, bind);
  const byName = { ...query, sort: 'name' };
  if (way.by === 'index') conditions.push("m.sort_name >= ''");
  return {
    sql: `select count(*) as count from (select 1 from ${fromClause(shelf, byName, words, way, bind)} and ${conditions.join(' and ')} limit ${MOST_COUNTED + 1})`,
    values,
  };
}

/** The FROM clause, up to and including the first condition. */
function fromClause(shelf: Shelf, query: ShelfQuery, words: Words, way: Way, bind: Bind): string {
  if (way.by === 'match') {
    return `${shelf.search} cross join ${shelf.table} m on m.seq = ${shelf.search}.rowid
      where ${shelf.search} match ${bind(way.match)}`;
  }
  // Relevance is not a column; such a list is sorted by name.
  const sort = shelf.sorts[words.short ? 'name' : query.sort] ?? shelf.sorts.name;
  return `${shelf.table} m indexed by ${sort?.index} where m.published = 1`;
}

function stretchesOf({ stretches }: Words, corrected: Corrected | null): readonly Stretch[] {
  return corrected === null ? stretches : ['all'];
}

/** Conditions on a row that the full-text index has not checked already. */
function rowConditions(
  shelf: Shelf,
  query: ShelfQuery,
  words: Words,
  stretch: Stretch,
  { way, corrected }: { way: Way; corrected: Corrected | null },
  bind: Bind,
): string[] {
  const conditions = way.by === 'match' ? ['m.published = 1'] : [];
  if (query.text !== null && corrected === null) {
    const { start, end } = words.begins;
    const begins = `m.sort_name >= ${bind(start)} and m.sort_name < ${bind(end)}`;
    if (stretch === 'names-beginning') conditions.push(begins);
    if (stretch === 'words-beginning') conditions.push(`not (${begins})`);
    if (stretch !== 'names-beginning' && way.by === 'index') {
      conditions.push(namesCondition(words, stretch, bind));
    }
  }
  if (way.by === 'match') return conditions;
  // Rows do not contain their entries' words, so the full-text index is queried for each row.
  for (const wish of toldWishes(query.told)) {
    const said = bind(`facets : (${wish.map((one) => `"${one}"`).join(' OR ')})`);
    conditions.push(
      `exists (select 1 from ${shelf.search} where ${shelf.search}.rowid = m.seq and ${shelf.search} match ${said})`,
    );
  }
  conditions.push(...filterConditions(query, bind));
  return conditions;
}

/** Conditions that a row comes after a position in this order; without a position, a bound that every row meets. */
function placeConditions(
  columns: readonly Column[],
  key: readonly (string | number)[] | null,
  way: Way,
  bind: Bind,
): string[] {
  if (key !== null) return afterPlace(columns, key, bind);
  const [first] = columns;
  if (!first || way.by === 'match') return [];
  // A bound that holds for every row lets SQLite start with a search in the index.
  return first.descending
    ? [`${first.sql} <= ${bind(way.from ?? first.highest)}`]
    : [`${first.sql} >= ${bind(way.from ?? first.lowest)}`];
}
