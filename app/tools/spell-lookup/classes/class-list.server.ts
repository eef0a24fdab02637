import { searchSpells } from '~/compendium/search/search.server';
import { readSpellQuery } from '~/compendium/search/spell-search';
import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import type { Database } from '~/platform/database.server';
import type { CasterClass } from '~/rules/caster-classes';
import type { Edition } from '~/rules/edition';

/** The maximum number of spells of a class in an edition, from all sources. */
const MOST_LISTED = 800;

/** The spells of a class in one edition, by level and name. */
export async function classSpells(
  db: Database,
  name: CasterClass,
  edition: Edition,
): Promise<SpellListItem[]> {
  const items: SpellListItem[] = [];
  let cursor: string | null = '';
  while (cursor !== null && items.length < MOST_LISTED) {
    const params = { class: name, edition, sort: 'level', limit: '200', cursor };
    const reading = readSpellQuery(new URLSearchParams(params));
    if (!reading.ok) throw new Error(reading.problem);
    const page = await searchSpells(db, reading.query);
    items.push(...page.items);
    cursor = page.cursor;
  }
  return items;
}
