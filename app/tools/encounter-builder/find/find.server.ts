import { searchMonsters } from '~/compendium/search/search.server';
import { readTypedQuery } from '~/compendium/search/typed-query.server';
import type { Services } from '~/platform/services.server';
import { createShortMemory } from '~/platform/short-memory.server';
import type { Edition } from '~/rules/edition';
import type { Found, FoundPage } from '../found';

/** Creatures on one page of the list. */
const ROWS = 24;

const remembered = createShortMemory<Awaited<ReturnType<typeof searchMonsters>>>(100);

/**
 * Finds creatures for the URL with the lookup's own search, so that words and filters mean the same. `from` selects
 * the edition; by default that of the fight. Includes the user's own creatures.
 */
export async function findCreatures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  rest: URLSearchParams,
  edition: Edition,
  ownerId: string | null,
): Promise<FoundPage> {
  const params = new URLSearchParams(rest);
  const from = rest.get('from') ?? '';
  params.set('edition', ['2014', '2024', 'both'].includes(from) ? from : edition);
  params.set('limit', String(ROWS));
  const { reading } = await readTypedQuery(db, params, ownerId);
  if (!reading.ok) return { ...NOTHING, problem: reading.problem };
  const { query } = reading;
  const ask = () => searchMonsters(db, query, ownerId);
  const page = await (ownerId === null
    ? remembered({ db, now: clock.now(), key: JSON.stringify(query), ask })
    : ask());
  const { count, more, cursor, corrected } = page;
  const items = page.items.map(
    ({ id, name, type, size, cr, xp, edition: rules }): Found => ({
      id,
      name,
      type,
      size,
      cr,
      xp,
      edition: rules,
    }),
  );
  return { items, count, more, cursor, corrected, problem: null };
}

const NOTHING: FoundPage = {
  items: [],
  count: 0,
  more: false,
  cursor: null,
  corrected: null,
  problem: null,
};
