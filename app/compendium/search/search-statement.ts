import type { Statement } from '~/platform/run-all.server';
import type { Shelf } from '../shelf/shelf';
import { namesCondition } from './names-condition';
import type { Stretch } from './names-match';
import type { Corrected } from './search-corrections';
import type { Correction, Place, ShelfQuery } from './search-query';
import type { FoundWay, Way } from './search-way.server';
import type { Words } from './search-words';
import { type Bind, createBinder } from './statement-binder';
import { toldWishes } from './told-words';

/** Typos that a word counts when none of its corrections is in the name. */
export const NOT_FOUND = 9;

/** Counting stops here: more is shown as "1,000+". */
export const MOST_COUNTED = 1000;

/** What is known of a search besides its query: the way, and what a mistyped text was taken for. */
export type Found = Pick<FoundWay, 'ways' | 'corrected'>;

/** One column of an order, with values beyond every real one. */
type Column = {
  sql: string;
  descending: boolean;
  lowest: string | number;
  highest: string | number;
};

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

/**
 * How far a folded name is from a mistyped text: two for each typo, one more unless it begins with the likeliest text.
 * `column` holds the name. `rankOf` beside says the same of one name.
 */
function rankSql(
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
  const has = (facet: string) => `instr(m.facets, ${bind(` ${facet} `)}) > 0`;
  // One parameter for a whole wish: D1 takes a hundred in all, and a range of numbers is a wish of dozens.
  const hasOneOf = (wish: readonly string[]) =>
    `exists (select 1 from json_each(${bind(JSON.stringify(wish.map((one) => ` ${one} `)))}) w where instr(m.facets, w.value) > 0)`;
  for (const wish of query.wishes) {
    const [only = '', ...others] = wish;
    conditions.push(others.length === 0 ? has(only) : hasOneOf(wish));
  }
  for (const facet of query.unwanted) conditions.push(`not ${has(facet)}`);
  if (query.range) {
    const { column, min, max } = query.range;
    conditions.push(`m.${column} between ${bind(min)} and ${bind(max)}`);
  }
  return conditions;
}

/** What puts a row after a place in this order; without a place, a bound that every row meets. */
function placeConditions(
  columns: readonly Column[],
  key: readonly (string | number)[] | null,
  way: Way,
  bind: Bind,
): string[] {
  const [first, ...rest] = columns;
  if (!first) return [];
  if (key === null) {
    // A bound that holds for every row: it lets the walk along the index begin with a search.
    if (way.by === 'match') return [];
    return first.descending
      ? [`${first.sql} <= ${bind(way.from ?? first.highest)}`]
      : [`${first.sql} >= ${bind(way.from ?? first.lowest)}`];
  }
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
