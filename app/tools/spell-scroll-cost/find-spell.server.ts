import type { SpellRecord } from '~/compendium/records/spell-record';
import { foldText } from '~/compendium/records/text-fold';
import { searchSpells } from '~/compendium/search/search.server';
import { readSpellQuery } from '~/compendium/search/spell-search';
import { spellById } from '~/compendium/shelf/records.server';
import type { Database } from '~/platform/database.server';
import type { Edition } from '~/rules/edition';

/** The fields of a spell that the page needs. */
export type ScrollSpell = Pick<SpellRecord, 'name' | 'level' | 'components'> & {
  id: string;
  /** Whether a wizard can copy it into a spellbook. */
  wizard: boolean;
};

/** The best match, and names of other matches; null when the edition has none. */
export type FoundSpell = { spell: ScrollSpell; others: readonly string[] } | null;

/** The maximum number of other names offered. */
const MOST_OTHERS = 6;

/** Finds a typed spell in one edition, tolerating mistakes; an exact name takes precedence. */
export async function findSpell(
  db: Database,
  edition: Edition,
  typed: string,
): Promise<FoundSpell> {
  const params = new URLSearchParams({ q: typed, edition, limit: String(MOST_OTHERS + 1) });
  const reading = readSpellQuery(params);
  if (!reading.ok) return null;
  const { items } = await searchSpells(db, reading.query);
  const meant = items.find(({ name }) => foldText(name) === foldText(typed)) ?? items[0];
  const found = meant ? await spellById(db, meant.id) : null;
  if (!found) return null;
  const { name, level, components, classes } = found.record;
  const wizard = classes.some((each) => each.toLowerCase() === 'wizard');
  const exact = foldText(name) === foldText(typed);
  const others = exact ? [] : items.filter(({ id }) => id !== found.id);
  return {
    spell: { id: found.id, name, level, components, wizard },
    others: others.map((other) => other.name),
  };
}
