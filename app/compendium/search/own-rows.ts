import type { Statement } from '~/platform/run-all.server';
import { visibleTo } from '../shelf/own-visible';
import type { OwnTables, Shelf, ShelfRow } from '../shelf/shelf';
import { namesCondition } from './names-condition';
import type { Corrected } from './search-corrections';
import { filterConditions, hasOneQuickly } from './search-filters';
import { afterPlace, columnsOf, rankSql } from './search-order';
import type { ShelfQuery } from './search-query';
import type { PageOrder } from './search-statement';
import type { Words } from './search-words';
import { type Bind, createBinder } from './statement-binder';
import { toldCondition } from './told-words';

/** Whose rows to search. */
type Theirs = { shelf: Shelf; own: OwnTables; ownerId: string };

/** The query, and the correction applied to a mistyped text. */
type Asked = { query: ShelfQuery; words: Words; corrected: Corrected | null };

/** Statements that search a user's own records together with the public ones, in the same database round trips. */
export type OwnPart = {
  /** Finds names that match the words as typed; and all names, in case neither the own nor the public records match. */
  names(words: Words): Statement[];
  /** One page of rows and the total count; `pageRead` unpacks the result. */
  page(asked: Asked, order: Omit<PageOrder, 'ways' | 'corrected'>): Statement;
  /** The row of one record. */
  row(id: string): Statement;
  /** Checks whether the user has matching records: one row with the columns `has0`, `has1`… for each condition. */
  has(each: readonly Sought[]): Statement;
};

/** What to check for: names that begin with words, or any query. */
export type Sought =
  | { names: Pick<Words, 'searched' | 'kin'> }
  | { query: ShelfQuery; words: Words };

/** Unpacks the result of a page statement: its rows, and the total count of the query. */
export function pageRead(rows: readonly ShelfRow[] = []): { rows: ShelfRow[]; count: number } {
  return { rows: rows.filter(({ id }) => id !== null), count: Number(rows[0]?.count ?? 0) };
}

/**
 * The statements for a user's own records; null for anonymous users and for shelves without own records. Each statement
 * reads the user's rows once, through the index that begins with the owner.
 */
export function ownPart(shelf: Shelf, ownerId: string | null): OwnPart | null {
  const { own } = shelf;
  if (ownerId === null || own === null) return null;
  const theirs = { shelf, own, ownerId };
  return {
    names: (words) => nameStatements(theirs, words),
    page: (asked, order) => pageStatement(theirs, asked, order),
    row: (id) => ({
      sql: `select m.* from ${own.table} m where m.id = ?1 and ${visibleTo('?2')}`,
      values: [id, ownerId],
    }),
    has: (each) => hasStatement(theirs, each),
  };
}

function fromOwn({ own, ownerId }: Theirs, bind: Bind): string {
  return `${own.table} m where ${visibleTo(bind(ownerId))}`;
}

function pageStatement(
  theirs: Theirs,
  asked: Asked,
  { after, backwards, limit }: Omit<PageOrder, 'ways' | 'corrected'>,
): Statement {
  const { shelf } = theirs;
  const { query, words, corrected } = asked;
  const { values, bind } = createBinder();
  const ranked = corrected !== null && query.sort === 'relevance';
  const rank = ranked ? rankSql('m.sort_name', words, corrected, bind) : '0';
  const columns = columnsOf(shelf, query, ranked ? 'm.rank' : null, backwards);
  const listed = ['id', 'source', 'slug', 'name', 'sort_name', 'edition', ...shelf.listed];
  const conditions = ['true'];
  if (after !== null) {
    const reached = bind(after.tier);
    const beyond = afterPlace(columns, after.key, bind).join(' and ');
    const sign = backwards ? '<' : '>';
    conditions.push(`(m.tier ${sign} ${reached} or (m.tier = ${reached} and ${beyond}))`);
  }
  const order = [
    `m.tier${backwards ? ' desc' : ''}`,
    ...columns.map(({ sql, descending }) => `${sql}${descending ? ' desc' : ''}`),
  ];
  const tier = tierSql(asked, bind);
  const all = [
    fromOwn(theirs, bind),
    ...rowConditions(theirs, query, bind),
    `${tier} is not null`,
  ].join(' and ');
  // Each row is evaluated once, for the page and the count; when the page is empty, the row has only the count.
  return {
    sql: `with found as materialized (
        select ${tier} as tier, ${rank} as rank, ${listed.map((name) => `m.${name}`).join(', ')} from ${all})
      select counted.count, page.* from (select count(*) as count from found) counted left join (
        select * from found m where ${conditions.join(' and ')}
        order by ${order.join(', ')} limit ${bind(limit)}) page`,
    values,
  };
}

function nameStatements(theirs: Theirs, words: Words): Statement[] {
  const one = createBinder();
  const named = `select 1 from ${fromOwn(theirs, one.bind)} and ${namesCondition(words, 'all', one.bind)} limit 1`;
  const all = createBinder();
  const { search } = theirs.shelf;
  const names = `select m.sort_name from ${fromOwn(theirs, all.bind)}
    and not exists (select 1 from ${search} where ${search} match ${all.bind(words.names ?? '')})`;
  return [
    { sql: named, values: one.values },
    { sql: names, values: all.values },
  ];
}

function hasStatement(theirs: Theirs, each: readonly Sought[]): Statement {
  const { values, bind } = createBinder();
  const judged = each.map((sought, at) => {
    const conditions =
      'names' in sought
        ? [namesCondition(sought.names, 'words-beginning', bind)]
        : [
            `${tierSql({ ...sought, corrected: null }, bind)} is not null`,
            ...rowConditions(theirs, sought.query, bind),
          ];
    return `max(${conditions.join(' and ')}) as has${at}`;
  });
  return { sql: `select ${judged.join(', ')} from ${fromOwn(theirs, bind)}`, values };
}

/** SQL for the index of the name group a row belongs to; null when it matches none. */
function tierSql({ query, words, corrected }: Asked, bind: Bind): string {
  if (query.text === null) return '0';
  if (corrected !== null) return `case when ${nearCondition(words, corrected, bind)} then 0 end`;
  const { start, end } = words.begins;
  const cases = words.stretches.map((stretch, tier) => {
    const condition =
      stretch === 'names-beginning'
        ? `m.sort_name >= ${bind(start)} and m.sort_name < ${bind(end)}`
        : namesCondition(words, stretch, bind);
    return `when ${condition} then ${tier}`;
  });
  return `case ${cases.join(' ')} end`;
}

/** An SQL condition that a name has each word or one of its corrections; equivalent to the full-text expression. */
function nearCondition({ searched }: Words, { lists }: Corrected, bind: Bind): string {
  const isWord = (word: string) => `instr(' ' || m.sort_name || ' ', ${bind(` ${word} `)}) > 0`;
  const apart = searched.map((word, at) => {
    const near = (lists[at] ?? []).map((correction) => isWord(correction.word));
    return `(${[`instr(' ' || m.sort_name, ${bind(` ${word}`)}) > 0`, ...near].join(' or ')})`;
  });
  const joined = (lists[searched.length] ?? []).map(({ word }) => isWord(word));
  return `(${[`(${apart.join(' and ')})`, ...joined].join(' or ')})`;
}

/** SQL conditions for the filters of a query and for the words that entries must contain. */
function rowConditions({ own }: Theirs, query: ShelfQuery, bind: Bind): string[] {
  const filters = filterConditions(query, bind, hasOneQuickly);
  if (query.told.length === 0) return filters;
  const said = toldCondition('r.told', query.told, bind);
  return [...filters, `(select ${said} from ${own.records} r where r.seq = m.seq)`];
}
