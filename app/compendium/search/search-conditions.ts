import type { Correction } from '../shelf/typo-index';
import { searchedWords } from './search-match';
import type { ShelfQuery, Stretch } from './search-query';
import { namesBeginning } from './search-rank';

/**
 * How rows are found: through the full-text index, or along the index of their order, judging each; `from` is the first
 * value of that order that can have a match, null when any can.
 */
export type Way = { by: 'match'; match: string } | { by: 'index'; from: string | number | null };

/** One column of an order, with values beyond every real one. */
export type Column = {
  sql: string;
  descending: boolean;
  lowest: string | number;
  highest: string | number;
};

/** Gives a value its numbered placeholder. */
export type Bind = (value: string | number) => string;

/** What is known of a search besides its query: the way, and the corrections of a mistyped text. */
export type Found = { way: Way; corrections: readonly (readonly Correction[])[] | null };

/** What a row must have; the full-text index has seen to words and facets already. */
export function rowConditions(
  query: ShelfQuery,
  stretch: Stretch,
  { way, corrections }: Found,
  bind: Bind,
): string[] {
  const conditions = way.by === 'match' ? ['m.published = 1'] : [];
  if (query.text !== null && corrections === null) {
    const { start, end } = namesBeginning(query.text);
    const begins = `m.sort_name >= ${bind(start)} and m.sort_name < ${bind(end)}`;
    if (stretch === 'names-beginning') conditions.push(begins);
    if (stretch === 'other-names') conditions.push(`not (${begins})`);
    if (stretch !== 'names-beginning' && way.by === 'index') {
      conditions.push(wordsCondition(query.text, bind));
    }
  }
  if (way.by === 'match') return conditions;
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

/** The same question as `namesMatch` asks, of one row. */
function wordsCondition(text: string, bind: Bind): string {
  const words = searchedWords(text);
  const each = words.map((word) => `instr(' ' || m.sort_name, ${bind(` ${word}`)}) > 0`);
  const joined = `instr(replace(m.sort_name, ' ', ''), ${bind(words.join(''))}) = 1`;
  return `((${each.join(' and ')}) or ${joined})`;
}

/** What puts a row after a place in this order; without a place, a bound that every row meets. */
export function placeConditions(
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
