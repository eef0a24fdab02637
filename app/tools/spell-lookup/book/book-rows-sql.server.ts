import { isPublicId } from '~/compendium/records/public-id';
import { type SpellListItem, spellListItem } from '~/compendium/shelf/spell-summary';
import type { Database } from '~/platform/database.server';
import { BOOK_LIMITS } from './book-limits';

/** The list facts of the spells with these public ids, at most 400, in the requested order; unknown ids are omitted. */
export async function spellRows(db: Database, ids: readonly string[]): Promise<SpellListItem[]> {
  const asked = [...new Set(ids)].filter(isPublicId).slice(0, BOOK_LIMITS.spells);
  if (asked.length === 0) return [];
  const query = `select s.id, s.source, s.slug, s.name, s.edition, s.level, s.school, s.ritual, s.concentration,
      s.casting_time, s.classes
    from json_each(?1) j cross join spells s on s.id = j.value and s.published = 1 order by j.key`;
  const { results } = await db.$client
    .prepare(query)
    .bind(JSON.stringify(asked))
    .all<Parameters<typeof spellListItem>[0]>();
  return results.map(spellListItem);
}
