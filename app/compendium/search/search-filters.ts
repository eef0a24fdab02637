import type { ShelfQuery } from './search-query';
import type { Bind } from './statement-binder';

/** An SQL condition that a row has at least one facet of a wish. */
type HasOneOf = (wish: readonly string[], bind: Bind) => string;

/** SQL conditions on a row for the filters of a query. */
export function filterConditions(
  query: Pick<ShelfQuery, 'wishes' | 'unwanted' | 'range'>,
  bind: Bind,
  hasOneOf: HasOneOf = hasOneListed,
): string[] {
  const conditions: string[] = [];
  for (const wish of query.wishes) {
    const [only = '', ...others] = wish;
    conditions.push(others.length === 0 ? has(only, bind) : hasOneOf(wish, bind));
  }
  for (const facet of query.unwanted) conditions.push(`not ${has(facet, bind)}`);
  if (query.range) {
    const { column, min, max } = query.range;
    conditions.push(`m.${column} between ${bind(min)} and ${bind(max)}`);
  }
  return conditions;
}

function has(facet: string, bind: Bind): string {
  return `instr(m.facets, ${bind(` ${facet} `)}) > 0`;
}

/** One bound parameter for a whole wish: D1 allows 100 in all, and a range of numbers becomes dozens of facets. */
function hasOneListed(wish: readonly string[], bind: Bind): string {
  const listed = bind(JSON.stringify(wish.map((one) => ` ${one} `)));
  return `exists (select 1 from json_each(${listed}) w where instr(m.facets, w.value) > 0)`;
}

const NUMBER = /^(.+_)\d+$/;

/**
 * A faster variant for when every row is evaluated. A record has one facet of each numeric kind, which is extracted
 * from the row and looked up in the wish; other kinds have only a few values per wish.
 */
export function hasOneQuickly(wish: readonly string[], bind: Bind): string {
  const kinds = [...new Set(wish.flatMap((facet) => NUMBER.exec(facet)?.[1] ?? []))];
  const wordy = wish.filter((facet) => !NUMBER.test(facet)).map((facet) => has(facet, bind));
  const numbers = kinds.map((kind) => {
    const ofKind = wish.filter((facet) => NUMBER.exec(facet)?.[1] === kind);
    const wanted = bind(` ${ofKind.join(' ')} `);
    const from = `instr(m.facets, ${bind(` ${kind}`)})`;
    const theirs = `substr(m.facets, ${from}, 1 + instr(substr(m.facets, ${from} + 1), ' '))`;
    return `(${from} > 0 and instr(${wanted}, ${theirs}) > 0)`;
  });
  return `(${[...wordy, ...numbers].join(' or ')})`;
}
