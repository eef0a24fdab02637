import { sql } from 'drizzle-orm';
import { isPublicId } from '~/compendium/records/public-id';
import type { SpellListItem } from '~/compendium/shelf/spell-summary';
import { spells } from '~/compendium/shelf/tables';
import type { Database } from '~/platform/database.server';
import { rowsOf } from '~/platform/store/statements.server';
import { BOOK_LIMITS } from './book-limits';

/** The list facts of the spells with these public ids, at most 400, in the requested order; unknown ids are omitted. */
export async function spellRows(db: Database, ids: readonly string[]): Promise<SpellListItem[]> {
  const asked = [...new Set(ids)].filter(isPublicId).slice(0, BOOK_LIMITS.spells);
  if (asked.length === 0) return [];
  const { id, name, level, school, source, slug, edition } = spells;
  const { ritual, concentration, castingTime, classes, published } = spells;
  const facts = { id, name, level, school, source, index: slug, edition };
  return rowsOf(
    db,
    { ...facts, ritual, concentration, castingTime, classes },
    (columns) => sql`select ${columns} from json_each(${JSON.stringify(asked)}) j
      cross join ${spells} on ${id} = j.value and ${published} = 1 order by j.key`,
  );
}
