import { readMonsterQuery } from '~/compendium/search/monster-search';
import { searchMonsters } from '~/compendium/search/search.server';
import type { Database } from '~/platform/database.server';
import type { Edition } from '~/rules/edition';

/** Most names that are searched for similar ones, and most results for each. */
export const MOST_NEAR = 5;
const MOST_ALIKE = 3;

/** The names of similar records, found by the monster search; the result's keys are the names as given. */
export async function nearNames(
  db: Database,
  names: readonly string[],
  { edition, userId }: { edition: Edition; userId: string | null },
): Promise<Map<string, string[]>> {
  const asked = [...new Set(names)].slice(0, MOST_NEAR);
  const found = await Promise.all(asked.map((name) => alikeOf(db, name, edition, userId)));
  return new Map(asked.map((name, at) => [name, found[at] ?? []]));
}

async function alikeOf(
  db: Database,
  name: string,
  edition: Edition,
  userId: string | null,
): Promise<string[]> {
  const read = readMonsterQuery(new URLSearchParams({ q: name, edition, limit: '6' }));
  if (!read.ok) return [];
  const { items } = await searchMonsters(db, read.query, userId);
  return [...new Set(items.map((one) => one.name))].slice(0, MOST_ALIKE);
}
