/** A possible correction and its number of typos. */
export type Correction = { word: string; typos: number };

/** The possible corrections of each correctable word, nearest first. */
export type CorrectionLists = readonly (readonly Correction[])[];

/** The position where a page continues: after this key, in this tier of the ranking, with the corrections in use. */
export type Place = {
  tier: number;
  key: readonly (string | number)[];
  corrections: CorrectionLists | null;
};

/** A validated search on a shelf of records. */
export type ShelfQuery<Sort extends string = string> = {
  /** The folded words of a name; null when there is no text, empty when nothing can match. */
  text: string | null;
  /** Each list is one wish: a record must have at least one facet of it. */
  wishes: readonly (readonly string[])[];
  /** Words that must occur in a record's entries. */
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
 * An invalid query: a sentence that quotes the parameters, for API users, and those parameters, for forms with their
 * own wording. `params` holds two names when a minimum exceeds its maximum.
 */
export type QueryProblem = { ok: false; problem: string; params: readonly string[] };

/** A valid query, or what is wrong with its parameters. */
export type QueryReading<Query> = { ok: true; query: Query } | QueryProblem;

/** The maximum number of words; further words do not narrow a search. */
export const MOST_WORDS = 8;

/** The maximum length of a search text, and the maximum number of filter values. */
export const LONGEST_TEXT = 200;
export const MOST_FILTERS = 24;

/** The result for an invalid parameter; the sentence quotes its name. */
export function wrong(problem: string, ...params: string[]): QueryProblem {
  return { ok: false, problem, params };
}
