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

/** Counting stops here: more is shown as "1,000+". */
export const MOST_COUNTED = 1000;

/** What is known of a search besides its query: the way, and what a mistyped text was taken for. */
export type Found = Pick<FoundWay, 'ways' | 'corrected'>;

/** Which page: after a place (or backwards: before it), and how many rows. */
export type PageOrder = Found & {
  after: Pick<Place, 'tier' | 'key'> | null;
  backwards: boolean;
  limit: number;
};

/** One page of rows, in order, after (or backwards: before) a place. */
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

/** The way through a stretch of a search. */
function wayOf({ ways }: Found, tier: number): Way {
  return ways[tier] ?? { by: 'index', from: null };
}

/** How many rows the stretches before this one have given. */
function pagesBefore(at: number): string {
  const counts = Array.from({ length: at }, (_, page) => `(select count(*) from page${page})`);
  return counts.join(' - ');
}

/** How many rows a query has, counted up to one more than is shown. */
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

/** Where rows come from, up to and with the first condition. */
function fromClause(shelf: Shelf, query: ShelfQuery, words: Words, way: Way, bind: Bind): string {
  if (way.by === 'match') {
    return `${shelf.search} cross join ${shelf.table} m on m.seq = ${shelf.search}.rowid
      where ${shelf.search} match ${bind(way.match)}`;
  }
  // Relevance is no column: what it lists goes by name.
  const sort = shelf.sorts[words.short ? 'name' : query.sort] ?? shelf.sorts.name;
  return `${shelf.table} m indexed by ${sort?.index} where m.published = 1`;
}

function stretchesOf({ stretches }: Words, corrected: Corrected | null): readonly Stretch[] {
  return corrected === null ? stretches : ['all'];
}

/** What a row must have; the full-text index has seen to words and facets already. */
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
  // Rows do not hold what their entries say: the index is asked of each.
  for (const wish of toldWishes(query.told)) {
    const said = bind(`facets : (${wish.map((one) => `"${one}"`).join(' OR ')})`);
    conditions.push(
      `exists (select 1 from ${shelf.search} where ${shelf.search}.rowid = m.seq and ${shelf.search} match ${said})`,
    );
  }
  conditions.push(...filterConditions(query, bind));
  return conditions;
}

/** What puts a row after a place in this order; without a place, a bound that every row meets. */
function placeConditions(
  columns: readonly Column[],
  key: readonly (string | number)[] | null,
  way: Way,
  bind: Bind,
): string[] {
  if (key !== null) return afterPlace(columns, key, bind);
  const [first] = columns;
  if (!first || way.by === 'match') return [];
  // A bound that holds for every row: it lets the walk along the index begin with a search.
  return first.descending
    ? [`${first.sql} <= ${bind(way.from ?? first.highest)}`]
    : [`${first.sql} >= ${bind(way.from ?? first.lowest)}`];
}
