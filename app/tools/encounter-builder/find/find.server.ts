import { searchMonsters } from '~/compendium/search/search.server';
import { readTypedQuery } from '~/compendium/search/typed-query.server';
import type { Services } from '~/platform/services.server';
import { createShortMemory } from '~/platform/short-memory.server';
import { CHALLENGE_RATINGS, challengeText } from '~/rules/challenge';
import type { Edition } from '~/rules/edition';
import { readChallenge } from '~/rules/read-challenge';
import { DEADLY, type Found, type FoundPage } from '../found';

/** Creatures on one page of the list. */
const ROWS = 24;

const remembered = createShortMemory<Awaited<ReturnType<typeof searchMonsters>>>(100);

/** Who looks for creatures, and for which fight. `most`: the highest CR that fits the party; null if none is known. */
type Looking = { edition: Edition; ownerId: string | null; most: number | null };

/**
 * Finds creatures for the URL with the lookup's own search, so that words and filters mean the same. `from` selects
 * the edition; by default that of the fight. Includes the user's own creatures. Without words or an order, what fits
 * the party comes first, the strongest on top, and what does not is left to `deadly=show`.
 */
export async function findCreatures(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  rest: URLSearchParams,
  { edition, ownerId, most }: Looking,
): Promise<FoundPage> {
  const params = new URLSearchParams(rest);
  const folds = most === null ? null : fold(params, most);
  const from = rest.get('from') ?? '';
  params.set('edition', ['2014', '2024', 'both'].includes(from) ? from : edition);
  params.set('limit', String(ROWS));
  const { reading } = await readTypedQuery(db, params, ownerId);
  if (!reading.ok) return { ...NOTHING, folds, problem: reading.problem };
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
  return { items, count, more, cursor, corrected, folds, problem: null };
}

/** Narrows a search to what fits, or to what does not; returns which of them, or null where the search says itself. */
function fold(params: URLSearchParams, most: number): FoundPage['folds'] {
  const isDeadly = params.get(DEADLY) === 'show';
  params.delete(DEADLY);
  if (['q', 'sort'].some((name) => (params.get(name) ?? '').trim() !== '')) return null;
  const next = CHALLENGE_RATINGS.find((cr) => cr > most);
  if (next === undefined) return null;
  const asked = (name: string) => readChallenge(params.get(name) ?? '');
  const [least, greatest] = [asked('crMin'), asked('crMax')];
  // What is asked for fits wholly, or not at all: nothing is folded.
  const isWhole = (greatest ?? next) <= most || (least ?? 0) > most;
  params.set('sort', 'cr');
  if (isWhole) {
    if ((least ?? 0) <= most) params.set('dir', 'desc');
    return null;
  }
  if (isDeadly) params.set('crMin', challengeText(Math.max(next, least ?? 0)));
  else {
    params.set('crMax', challengeText(most));
    params.set('dir', 'desc');
  }
  return isDeadly ? 'fitting' : 'deadly';
}

const NOTHING: FoundPage = {
  items: [],
  count: 0,
  more: false,
  cursor: null,
  corrected: null,
  folds: null,
  problem: null,
};
