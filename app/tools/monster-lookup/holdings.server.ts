import { monsterSources, monsterTypes } from '~/compendium/records.server';
import type { Database } from '~/platform/database.server';
import type { Holdings } from './filters';

/** How long an import may take to show in the list of filters, in milliseconds. */
const FRESH_MS = 60_000;

type Known = { asked: number; holdings: Holdings };

const known = new WeakMap<object, Known>();

/** The types and sources that the filters offer, asked once a minute: they change with an import alone. */
export async function holdingsOf(db: Database, now: number): Promise<Holdings> {
  const before = known.get(db.$client);
  if (before && now - before.asked < FRESH_MS) return before.holdings;
  const [types, sources] = await Promise.all([monsterTypes(db), monsterSources(db)]);
  known.set(db.$client, { asked: now, holdings: { types, sources } });
  return { types, sources };
}
