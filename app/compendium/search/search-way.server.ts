import type { Database } from '~/platform/database.server';
import { type Row, runAll, type Statement } from '~/platform/run-all.server';
import type { Rung } from '../shelf/rungs';
import type { Shelf, ShelfRow } from '../shelf/shelf';
import { type Corrected, correct, correctAgain } from './search-corrections';
import type { ShelfQuery } from './search-query';
import { knownWords, type Words } from './search-words';

/**
 * The maximum number of matches to gather and sort. With more, walking the index of the order finds a page sooner.
 * Chosen so that a search reads fewer than 20,000 rows.
 */
export const MOST_GATHERED = 3000;

/**
 * The same for matches inside words and among kinds: with all other counting, a search stays within its limit of rows.
 */
const MOST_GATHERED_LATER = 2000;

/** The maximum number of known words to compare for one query's typos. */
const MOST_NEAR_WORDS = 2000;

/**
 * How rows are found: through the full-text index, or along the index of their order, checking each row. `from` is the
 * first value of that order that can match; null when any can.
 */
export type Way = { by: 'match'; match: string } | { by: 'index'; from: string | number | null };

/** The access path for each stretch of the query, the number of matches if known, and the corrections. */
export type FoundWay = { ways: readonly Way[]; count: number | null; corrected: Corrected | null };

/** Options for choosing an access path. */
export type WayOrder = {
  mostGathered: number;
  /** Whether to search a large set of matches along the rungs of the order. */
  mayClimb: boolean;
  /** Further statements of the caller, run in the same round trip. */
  besides: readonly Statement[];
  /**
   * The same questions as `spellingStatements`, for the user's own names: whether one matches, and otherwise all names.
   */
  ownNames?: readonly Statement[];
};

/**
 * Decides how to search: with the words as typed or corrected, by gathering all matches or by walking an index. One
 * round trip; none for only a name or an order.
 */
export async function findWay(
  db: Database,
  shelf: Shelf,
  query: ShelfQuery,
  words: Words,
  { mostGathered, mayClimb, besides, ownNames = [] }: WayOrder,
): Promise<FoundWay & { besides: Row[][] }> {
  const resumed = words.names === null ? null : (query.after?.corrections ?? null);
  const counts = words.match !== null && !query.after?.corrections;
  const spells = words.names !== null && !query.after;
  // Short texts are checked on each row, so the number of matches on a rung says nothing about a page.
  const climb = counts && mayClimb && !words.short ? rungsAhead(shelf, query) : null;
  const ranked = words.stretches.length > 1;
  const counting = ranked
    ? countStretches(shelf, words, mostGathered)
    : climb
      ? climbStatement(shelf, query, words, mostGathered, climb)
      : countMatches(shelf, words, mostGathered);
  const statements = [
    ...besides,
    ...(counts ? [counting] : []),
    ...(spells ? [...spellingStatements(shelf, words), ...ownNames] : []),
  ];
  const results = statements.length === 0 ? [] : await runAll(db, statements);
  const answers = results.splice(0, besides.length);
  const counted = counts ? (results.shift() ?? []) : [];
  const [named = [], near = [], namedOwn = [], own = []] = results;
  if (resumed || (spells && named.length + namedOwn.length === 0)) {
    const known = [
      ...near.map((row) => String(row.word)),
      ...knownWords(own.map((row) => String(row.sort_name))),
    ];
    const corrected = resumed ? correctAgain(words, resumed) : correct(words, known);
    return {
      ways: [{ by: 'match', match: corrected.match }],
      count: null,
      corrected,
      besides: answers,
    };
  }
  if (ranked) {
    return {
      ...waysThroughStretches(words, counted, mostGathered),
      corrected: null,
      besides: answers,
    };
  }
  const { match, short } = words;
  const [first, ...rungs] = counted;
  const matches = Number(first?.found ?? 0);
  const gather: Way = match === null ? { by: 'index', from: null } : { by: 'match', match };
  return {
    ways: [matches > mostGathered ? wayAmongMany(match, climb, rungs, mostGathered) : gather],
    count: match === null || short ? null : matches,
    corrected: null,
    besides: answers,
  };
}

/** Counts matches without reading their rows, up to one more than are gathered. */
function countMatches(shelf: Shelf, { match }: Words, mostGathered: number): Statement {
  const sql = `select -1 as rung, count(*) as found from
    (select 1 from ${shelf.search} where ${shelf.search} match ?1 limit ${mostGathered + 1})`;
  return { sql, values: [match ?? ''] };
}

/** Counts the matches of each stretch except the first, which is part of the second. */
function countStretches({ search }: Shelf, { matches }: Words, mostGathered: number): Statement {
  const counts = matches.slice(1).map((_, at) => {
    const most = at === 0 ? mostGathered : Math.min(mostGathered, MOST_GATHERED_LATER);
    return `select count(*) as found from
      (select 1 from ${search} where ${search} match ?${at + 1} limit ${most + 1})`;
  });
  return { sql: counts.join(' union all '), values: matches.slice(1).map((match) => match ?? '') };
}

/** Chooses an access path for each stretch: few names may match where a kind has many. */
function waysThroughStretches(
  { matches, around }: Words,
  counted: readonly Row[],
  mostGathered: number,
): Pick<FoundWay, 'ways' | 'count'> {
  const found = counted.map((row) => Number(row.found));
  const ways = [0, 1, 2, 3].map((at): Way => {
    const count = found[Math.max(0, at - 1)] ?? 0;
    const most = at < 2 ? mostGathered : Math.min(mostGathered, MOST_GATHERED_LATER);
    const match = matches[at];
    // Names that begin with a text are adjacent in the index; only filters make them sparse.
    const dense = count > most || (at === 0 && around.after === '');
    return dense || !match ? { by: 'index', from: null } : { by: 'match', match };
  });
  return { ways, count: found.reduce((sum, count) => sum + count, 0) };
}

/** Checks whether any name matches the words as typed, and finds the known words near to them. */
function spellingStatements(shelf: Shelf, { names, typos }: Words): Statement[] {
  return [
    {
      sql: `select 1 from ${shelf.search} where ${shelf.search} match ?1 limit 1`,
      values: [names ?? ''],
    },
    {
      sql: `select distinct t.word from json_each(?1) j
        cross join name_typos t on t.kind = ?2 and t.typo = j.value
        cross join name_words w on w.kind = t.kind and w.word = t.word limit ${MOST_NEAR_WORDS}`,
      values: [JSON.stringify(typos), shelf.kind],
    },
  ];
}

/** The rungs of an order from the page's position on, in its direction; null when the order has none. */
function rungsAhead(shelf: Shelf, query: ShelfQuery): readonly Rung[] | null {
  const ladder = shelf.sorts[query.sort]?.ladder;
  if (!ladder) return null;
  const from = query.after?.key[0] ?? null;
  if (from === null) return query.descending ? ladder.rungs.toReversed() : ladder.rungs;
  const start = Math.max(
    0,
    ladder.rungs.findLastIndex(({ lowest }) => lowest <= from),
  );
  return query.descending
    ? ladder.rungs.slice(0, start + 1).toReversed()
    : ladder.rungs.slice(start);
}

/**
 * Counts matches and, when there are many, goes along the rungs of the order until a page is found. The rung where a
 * page resumes may have no rows left, so it is not counted on.
 */
function climbStatement(
  { search }: Shelf,
  query: ShelfQuery,
  { match }: Words,
  mostGathered: number,
  rungs: readonly Rung[],
): Statement {
  const onRung = `'(' || ?1 || ') AND (facets : (' ||
    (select value from json_each(?2) where key = rung + 1) || '))'`;
  // `found` and `page` cover the previous rungs; a recursive table can be named only once, so each row adds the counts
  // of the one before.
  const page = 'page + iif(rung = 0 and ?3, 0, here)';
  const sql = `with recursive
    many (count) as materialized (select count(*) from
      (select 1 from ${search} where ${search} match ?1 limit ${mostGathered + 1})),
    probe (rung, here, found, page) as (
      select -1, 0, 0, 0 from many where count > ${mostGathered}
      union all
      select rung + 1,
        (select count(*) from
          (select 1 from ${search} where ${search} match ${onRung} limit ${mostGathered + 1})),
        found + here, ${page}
      from probe where rung + 1 < ?4 and ${page} <= ?5 and found + here <= ${mostGathered})
    select -1 as rung, count as found from many
    union all select rung, found + here from probe where rung >= 0`;
  const facets = JSON.stringify(rungs.map((rung) => `"${rung.facet}"`));
  return { sql, values: [match ?? '', facets, query.after ? 1 : 0, rungs.length, query.limit] };
}

/** Gathers the rungs that contain a page, or walks the index from the first of them. */
function wayAmongMany(
  match: string | null,
  climb: readonly Rung[] | null,
  rows: readonly ShelfRow[],
  mostGathered: number,
): Way {
  const last = rows.at(-1);
  if (!match || !climb || !last) return { by: 'index', from: null };
  if (Number(last.found) <= mostGathered) {
    const facets = climb.slice(0, Number(last.rung) + 1).map(({ facet }) => `"${facet}"`);
    return { by: 'match', match: `(${match}) AND (facets : (${facets.join(' OR ')}))` };
  }
  const first = rows.findIndex((row) => Number(row.found) > 0);
  const ascending = (climb[0]?.lowest ?? 0) < (climb[1]?.lowest ?? 0);
  // In descending order a rung is entered at its top, just below the next higher rung; starting there skips no row.
  const from = (ascending ? climb[first] : climb[first - 1])?.lowest;
  return { by: 'index', from: from ?? null };
}
