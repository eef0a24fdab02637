import type { Database } from '~/platform/database.server';
import { runAll, type Statement } from '~/platform/run-all.server';
import { rungsFrom } from '../shelf/rungs';
import type { Shelf, ShelfRow } from '../shelf/shelf';
import { typosOf } from '../shelf/typo-index';
import type { Found, Way } from './search-conditions';
import {
  correctableWords,
  correctionsFor,
  namesMatch,
  nearNamesMatch,
  onRungs,
  wholeMatch,
} from './search-match';
import { isShort, type ShelfQuery } from './search-query';

/** Known words that are looked at for one query's typos. */
const MOST_NEAR_WORDS = 2000;

/** How to look for a page, how many matches there are if that is known, and the rows of a statement that went along. */
export type FoundWay = Found & { count: number | null; also: ShelfRow[] };

export type WayOptions = { mostGathered: number; also?: Statement };

type Probe = {
  statement: Statement;
  lowest: readonly (string | number)[];
  facets: readonly string[];
};

/**
 * Finds out how to look: with the words as typed or corrected, gathering all matches or walking an index. Takes one round
 * trip, or none when a name or an order alone is asked for.
 */
export async function findWay(
  db: Database,
  shelf: Shelf,
  query: ShelfQuery,
  { mostGathered, also }: WayOptions,
): Promise<FoundWay> {
  const words = query.text !== null && !isShort(query.text) ? query.text : null;
  const resumed = query.after?.corrections ?? null;
  const names = words === null ? null : namesMatch(words);
  const match = wholeMatch(query, names);
  const short = query.text !== null && words === null;
  // A short text is judged by each row, so that matches on a rung say nothing about a page.
  const probe =
    match === null || short || also ? null : rungProbe(shelf, query, match, mostGathered);
  const asked: Statement[] = also ? [also] : [];
  if (match !== null && !resumed) {
    asked.push(probe?.statement ?? countMatches(shelf, match, mostGathered));
  }
  if (words !== null && names !== null && !query.after) {
    asked.push(...typoStatements(shelf, words, names));
  }
  const results = asked.length === 0 ? [] : await runAll(db, asked);
  const alsoRows = also ? (results.shift() ?? []) : [];

  if (words !== null && resumed) return correctedWay(query, words, resumed, alsoRows);
  const counted = match === null ? [] : (results.shift() ?? []);
  if (words !== null && !query.after) {
    const [named, near] = [results.shift() ?? [], results.shift() ?? []];
    if (named.length === 0) {
      const known = near.map((row) => String(row.word));
      return correctedWay(query, words, correctionsFor(words, known), alsoRows);
    }
  }
  const [first, ...rungs] = counted;
  const count = match === null || short ? null : Number(first?.found ?? 0);
  const many = Number(first?.found ?? 0) > mostGathered;
  const way = many ? wayAmongMany(match, probe, rungs, mostGathered) : gather(match);
  return { way, count, corrections: null, also: alsoRows };
}

function gather(match: string | null): Way {
  return match === null ? { by: 'index', from: null } : { by: 'match', match };
}

function correctedWay(
  query: ShelfQuery,
  words: string,
  corrections: NonNullable<Found['corrections']>,
  also: ShelfRow[],
): FoundWay {
  const way = gather(wholeMatch(query, nearNamesMatch(words, corrections)));
  return { way, count: null, corrections, also };
}

/** Counts matches without looking at their rows, up to one more than are gathered. */
function countMatches(shelf: Shelf, match: string, mostGathered: number): Statement {
  const sql = `select -1 as rung, count(*) as found from
    (select 1 from ${shelf.search} where ${shelf.search} match ?1 limit ${mostGathered + 1})`;
  return { sql, values: [match] };
}

/** Whether any name has the words as typed, and which known words they are near to. */
function typoStatements(shelf: Shelf, words: string, names: string): Statement[] {
  const typos = [...new Set(correctableWords(words).flatMap(typosOf))];
  return [
    {
      sql: `select 1 from ${shelf.search} where ${shelf.search} match ?1 limit 1`,
      values: [names],
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
function rungProbe(
  shelf: Shelf,
  query: ShelfQuery,
  match: string,
  mostGathered: number,
): Probe | null {
  const ladder = shelf.sorts[query.sort]?.ladder;
  if (!ladder) return null;
  const at = query.after?.key[0];
  const rungs = rungsFrom(ladder, query.descending, at ?? null);
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

function wayAmongMany(
  match: string | null,
  probe: Probe | null,
  rows: readonly ShelfRow[],
  mostGathered: number,
): Way {
  const last = rows.at(-1);
  if (!match || !probe || !last) return { by: 'index', from: null };
  if (Number(last.found) <= mostGathered) {
    const facets = probe.facets.slice(0, Number(last.rung) + 1);
    return { by: 'match', match: onRungs(match, facets) };
  }
  const first = rows.findIndex((row) => Number(row.found) > 0);
  const ascending = (probe.lowest[0] ?? 0) < (probe.lowest[1] ?? 0);
  // Downwards a rung is entered at its top, just below the rung above; walking from there on misses nothing.
  const from = ascending ? probe.lowest[first] : probe.lowest[first - 1];
  return { by: 'index', from: from ?? null };
}
