import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import type { Database } from '~/platform/database.server';
import type { ThemedSpell } from './npc-themes';

/** Adds the search tokens to spells. */
export async function facetsOf(
  db: Database,
  spells: readonly SpellListItem[],
): Promise<ThemedSpell[]> {
  const query = `select s.id, s.facets from json_each(?1) j
    cross join spells s on s.id = j.value and s.published = 1`;
  const ids = JSON.stringify(spells.map(({ id }) => id));
  const { results } = await db.$client
    .prepare(query)
    .bind(ids)
    .all<{ id: string; facets: string }>();
  const facets = new Map(results.map((row) => [row.id, row.facets]));
  return spells.map((spell) => ({ ...spell, facets: facets.get(spell.id) ?? '' }));
}
