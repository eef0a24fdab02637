import { sql } from 'drizzle-orm';
import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import { spells } from '~/compendium/shelf/tables';
import type { Database } from '~/platform/database.server';
import { rowsOf } from '~/platform/store/statements.server';
import type { ThemedSpell } from './npc-themes';

/** Adds the search tokens to spells. */
export async function facetsOf(
  db: Database,
  listed: readonly SpellListItem[],
): Promise<ThemedSpell[]> {
  const ids = JSON.stringify(listed.map(({ id }) => id));
  const { id, facets: tokens, published } = spells;
  const rows = await rowsOf(
    db,
    { id, facets: tokens },
    (columns) => sql`select ${columns} from json_each(${ids}) j
      cross join ${spells} on ${id} = j.value and ${published} = 1`,
  );
  const facets = new Map(rows.map((row) => [row.id, row.facets]));
  return listed.map((spell) => ({ ...spell, facets: facets.get(spell.id) ?? '' }));
}
