import type { Statement } from '~/platform/run-all.server';
import { rungsFrom } from '../shelf/rungs';
import type { Shelf } from '../shelf/shelf';
import type { ShelfQuery } from './search-query';
import type { Words } from './search-words';

/** Known words that are looked at for one query's typos. */
const MOST_NEAR_WORDS = 2000;

/** The rungs of an order that a probe climbs, in its direction: their lowest values, and their facets. */
export type Climb = { lowest: readonly (string | number)[]; facets: readonly string[] };

/** What is asked before a page is: how many match, on which rungs, and what the words are near to; each only when it helps. */
export type Probe = {
  statements: Statement[];
  counts: boolean;
  spells: boolean;
  climb: Climb | null;
  mostGathered: number;
};

/** Up to `mostGathered` matches are gathered and sorted; `mayClimb`: more of them may be looked for along the rungs of the order. */
export type ProbeLimits = { mostGathered: number; mayClimb: boolean };

/** Asks what the way to a page depends on; nothing when a name or an order alone is asked for. */
export function probeOf(
  shelf: Shelf,
  query: ShelfQuery,
  words: Words,
  { mostGathered, mayClimb }: ProbeLimits,
): Probe {
  const counts = words.match !== null && !query.after?.corrections;
  const spells = words.names !== null && !query.after;
  const spelling = spells ? spellingStatements(shelf, words) : [];
  // A short text is judged by each row, so that matches on a rung say nothing about a page.
  const climbed =
    counts && mayClimb && !words.short ? climb(shelf, query, words, mostGathered) : null;
  const counting = climbed?.statement ?? countMatches(shelf, words, mostGathered);
  return {
    statements: [...(counts ? [counting] : []), ...spelling],
    counts,
    spells,
    climb: climbed,
    mostGathered,
  };
}

/** Counts matches without looking at their rows, up to one more than are gathered. */
function countMatches(shelf: Shelf, { match }: Words, mostGathered: number): Statement {
  const sql = `select -1 as rung, count(*) as found from
    (select 1 from ${shelf.search} where ${shelf.search} match ?1 limit ${mostGathered + 1})`;
  return { sql, values: [match ?? ''] };
}

/** Whether any name has the words as typed, and which known words they are near to. */
function spellingStatements(shelf: Shelf, { names, typos }: Words): Statement[] {
  return [
    {
      sql: `select 1 from ${shelf.search} where ${shelf.search} match ?1 limit 1`,
      values: [names ?? ''],
    },
    {
      sql: `select distinct t.word from json_each(?1) j
        cross join name_typos t on t.kind = ?2 and t.typo = j.value limit ${MOST_NEAR_WORDS}`,
      values: [JSON.stringify(typos), shelf.kind],
    },
  ];
}

/**
 * Counts matches and, where there are many, goes along the rungs of the order until a page of them is found.
 * The rung that a page resumes on may be used up, so it is not relied upon.
 */
function climb(
  shelf: Shelf,
  query: ShelfQuery,
  { match }: Words,
  mostGathered: number,
): (Climb & { statement: Statement }) | null {
  const ladder = shelf.sorts[query.sort]?.ladder;
  if (!ladder || match === null) return null;
  const rungs = rungsFrom(ladder, query.descending, query.after?.key[0] ?? null);
  const { search } = shelf;
  const onRung = `'(' || ?1 || ') AND (facets : (' ||
    (select value from json_each(?2) where key = rung + 1) || '))'`;
  // `found` and `page` are of the rungs before; a recursive table may be named once only, so each row adds the last one's.
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
  return {
    statement: {
      sql,
      values: [
        match,
        JSON.stringify(rungs.map((rung) => `"${rung.facet}"`)),
        query.after ? 1 : 0,
        rungs.length,
        query.limit,
      ],
    },
    lowest: rungs.map((rung) => rung.lowest),
    facets: rungs.map((rung) => rung.facet),
  };
}
