import type { ShelfQuery } from './search-query';
import type { Bind } from './statement-binder';

/** The condition that a row has one facet of a wish. */
type HasOneOf = (wish: readonly string[], bind: Bind) => string;

/** What the filters of a query ask of one row. */
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

/** One parameter for a whole wish: D1 takes a hundred in all, and a range of numbers is a wish of dozens. */
function hasOneListed(wish: readonly string[], bind: Bind): string {
  const listed = bind(JSON.stringify(wish.map((one) => ` ${one} `)));
  return `exists (select 1 from json_each(${listed}) w where instr(m.facets, w.value) > 0)`;
}

const NUMBER = /^(.+_)\d+$/;

/**
 * The same for where every row is judged, and a list looked through for each would cost. Of a kind with a number a record has one
 * facet, which is taken out of its row and looked for in the wish; of others a wish has few.
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
