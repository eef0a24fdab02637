import type { SpellRecord } from '~/compendium/records/spell-record';
import { foldText } from '~/compendium/records/text-fold';
import { searchSpells } from '~/compendium/search/search.server';
import { readSpellQuery } from '~/compendium/search/spell-search';
import { spellById } from '~/compendium/shelf/records.server';
import type { Database } from '~/platform/database.server';
import type { Edition } from '~/rules/edition';

/** What the page needs of a spell. */
export type ScrollSpell = Pick<SpellRecord, 'name' | 'level' | 'components'> & {
  id: string;
  /** Whether a wizard's spellbook takes it. */
  wizard: boolean;
};

/** The spell that was meant, and others that may have been; null where no spell of the edition is like it. */
export type FoundSpell = { spell: ScrollSpell; others: readonly string[] } | null;

/** Names that are offered beside the one that was taken. */
const MOST_OTHERS = 6;

/** Finds the spell that somebody typed, with mistakes, in one edition: the very name before any that is like it. */
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
