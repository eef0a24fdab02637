import type { ShelfQuery } from './search-query';
import type { Bind } from './statement-binder';

/** What the filters of a query ask of one row. */
export function filterConditions(
  query: Pick<ShelfQuery, 'wishes' | 'unwanted' | 'range'>,
  bind: Bind,
): string[] {
  const conditions: string[] = [];
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
