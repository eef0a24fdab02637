/** A word that may have been meant, and how many typos away it is. */
export type Correction = { word: string; typos: number };

/** What each word of a text that a typo may stand in was meant for, nearest first. */
export type CorrectionLists = readonly (readonly Correction[])[];

/** Where a page of results goes on: after this key, in this tier of the ranking; with the corrections it was found by. */
export type Place = {
  tier: number;
  key: readonly (string | number)[];
  corrections: CorrectionLists | null;
};

/** What somebody asks of a shelf of records, checked and ready to be answered. */
export type ShelfQuery<Sort extends string = string> = {
  /** The folded words of a name; null when none were asked for, empty when nothing can match them. */
  text: string | null;
  /** Each list is one wish: a record must have at least one facet of it. */
  wishes: readonly (readonly string[])[];
  /** Words that must stand in what a record's entries say. */
  told: readonly string[];
  /** A record must have none of these facets. */
  unwanted: readonly string[];
  /** Limits of a number column, both inclusive, and the facets of all values between them. */
  range: { column: string; min: number; max: number; facets: readonly string[] } | null;
  sort: Sort | 'relevance';
  descending: boolean;
  limit: number;
  after: Place | null;
};

/**
 * What is wrong with an address: one sentence that names its parameters in quotes, as those who write addresses know them,
 * and those parameters, for a form that has words of its own for them. Two are in the wrong order.
 */
export type QueryProblem = { ok: false; problem: string; params: readonly string[] };

/** A query, or what is wrong with the address. */
export type QueryReading<Query> = { ok: true; query: Query } | QueryProblem;

/** More words than this say nothing more. */
export const MOST_WORDS = 8;

/** The longest text that a search takes; and the most filter values. */
export const LONGEST_TEXT = 200;
export const MOST_FILTERS = 24;

/** The answer to a parameter that is wrong; the sentence names it in quotes. */
export function wrong(problem: string, ...params: string[]): QueryProblem {
  return { ok: false, problem, params };
}
