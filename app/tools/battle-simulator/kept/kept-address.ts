import { type Ask, askSearch } from '../address/ask';

/** The query string that is stored: without search, described fight and id. */
export function keptAddress(ask: Ask): string {
  return askSearch({ ...ask, q: '', fight: '', of: '' });
}

/** The battle as others see it: without the members of its owner's parties; `missing` counts those. */
export function shownToOthers(ask: Ask): { ask: Ask; missing: number } {
  const { a, b } = ask.sides;
  const others = (rows: Ask['sides']['a']) => rows.filter(({ who }) => !who.startsWith('*'));
  const sides = { a: others(a), b: others(b) };
  const day = ask.day
    .map((fight) => ({ ...fight, rows: others([...fight.rows]) }))
    .filter(({ rows }) => rows.length > 0);
  const missing = a.length + b.length - sides.a.length - sides.b.length;
  return { ask: { ...ask, sides, day, q: '', fight: '', of: '' }, missing };
}
