import type { Statement } from '~/platform/run-all.server';
import type { Shelf } from '../shelf/shelf';
import {
  type Bind,
  type Column,
  type Found,
  placeConditions,
  rowConditions,
  type Way,
} from './search-conditions';
import { isShort, type Place, type ShelfQuery, stretchesOf } from './search-query';
import { rankSql } from './search-rank';

/** Counting stops here: more is shown as "1,000+". */
export const MOST_COUNTED = 1000;

/** Which page: after a place (or backwards: before it), and how many rows. */
export type PageOrder = Found & {
  after: Pick<Place, 'tier' | 'key'> | null;
  backwards: boolean;
  limit: number;
};

function createBinder(): { values: (string | number)[]; bind: Bind } {
  const values: (string | number)[] = [];
  return {
    values,
    bind(value) {
      if (!values.includes(value)) values.push(value);
      return `?${values.indexOf(value) + 1}`;
    },
  };
}

/** The tier that a name belongs to in a query's ranking; null when it has none there. */
export function tierOf(query: ShelfQuery, corrected: boolean, sortName: string): number | null {
  const stretches = stretchesOf(query, corrected);
  if (stretches[0] !== 'names-beginning' || query.text === null) return 0;
  if (sortName.startsWith(query.text)) return 0;
  return stretches.length > 1 ? 1 : null;
}

/** One page of rows, in order, after (or backwards: before) a place. */
export function pageStatement(shelf: Shelf, query: ShelfQuery, order: PageOrder): Statement {
  const { values, bind } = createBinder();
  const rank =
    order.corrections === null || query.text === null || query.sort !== 'relevance'
      ? null
      : rankSql('m.sort_name', query.text, order.corrections, bind);
  const columns = columnsOf(shelf, query, rank, order.backwards);
  const forward = stretchesOf(query, order.corrections !== null).map((stretch, tier) => ({
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
      const key = order.after?.tier === tier ? order.after.key : null;
      const conditions = [
        ...rowConditions(query, stretch, order, bind),
        ...placeConditions(columns, key, order.way, bind),
      ];
      const room =
        at === 0
          ? bind(order.limit)
          : `max(0, ${bind(order.limit)} - (select count(*) from page${at - 1}))`;
      return `page${at} as materialized (
        select ${tier} as tier, ${rank ?? '0'} as rank, ${listed.map((name) => `m.${name}`).join(', ')}
        from ${fromClause(shelf, query, order.way, bind)} and ${conditions.join(' and ')}
        order by ${sortText.join(', ')} limit ${room})`;
    });
  const union = parts.map((_, at) => `select * from page${at}`).join(' union all ');
  return { sql: `with ${parts.join(', ')} ${union}`, values };
}

/** How many rows a query has, counted up to one more than is shown. */
export function countStatement(shelf: Shelf, query: ShelfQuery, found: Found): Statement {
  const { values, bind } = createBinder();
  const short = query.text !== null && found.corrections === null && isShort(query.text);
  const conditions = rowConditions(query, short ? 'names-beginning' : 'all', found, bind);
  const byName = { ...query, sort: 'name' };
  if (found.way.by === 'index') conditions.push("m.sort_name >= ''");
  return {
    sql: `select count(*) as count from (select 1 from ${fromClause(shelf, byName, found.way, bind)} and ${conditions.join(' and ')} limit ${MOST_COUNTED + 1})`,
    values,
  };
}

/** Where rows come from, up to and with the first condition. */
function fromClause(shelf: Shelf, query: ShelfQuery, way: Way, bind: Bind): string {
  if (way.by === 'match') {
    return `${shelf.search} cross join ${shelf.table} m on m.seq = ${shelf.search}.rowid
      where ${shelf.search} match ${bind(way.match)}`;
  }
  const byName = query.sort === 'relevance' || (query.text !== null && isShort(query.text));
  const sort = shelf.sorts[byName ? 'name' : query.sort] ?? shelf.sorts.name;
  return `${shelf.table} m indexed by ${sort?.index} where m.published = 1`;
}

function columnsOf(
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
