import { searchMonsters } from '~/compendium/search/search.server';
import { readTypedQuery } from '~/compendium/search/typed-query.server';
import type { Services } from '~/platform/services.server';

const ROWS = 8;

export type Found = { id: string; name: string; cr: number; edition: string };
export type FoundCreatures = { items: Found[]; problem: string | null };

/** Finds creatures of both editions and the user's own, with the lookup's own search. */
export async function findFighters(
  { db }: Pick<Services, 'db'>,
  q: string,
  userId: string | null,
): Promise<FoundCreatures> {
  const params = new URLSearchParams({ q, edition: 'both', limit: String(ROWS) });
  const { reading } = await readTypedQuery(db, params, userId);
  if (!reading.ok) return { items: [], problem: reading.problem };
  const { items } = await searchMonsters(db, reading.query, userId);
  return {
    items: items.map(({ id, name, cr, edition }) => ({ id, name, cr, edition })),
    problem: null,
  };
}
