import type { Sheet } from '~/characters/sheet/sheet';
import { spellsByIds } from '~/compendium/shelf/records.server';
import type { Database } from '~/platform/database.server';
import { spellId } from './spell-id';
import { type SpellsTold, spellsTold } from './spells-told';

/** The dice of a sheet's spells, and their facts in a few words: for spells whose records are published. */
export async function sheetThrows(db: Database, sheet: Sheet): Promise<SpellsTold> {
  const found = await spellsByIds(
    db,
    sheet.spells.map(({ slug }) => spellId(slug, sheet.edition)),
  );
  return spellsTold(sheet, new Map(found.map(({ id, record }) => [id, record])));
}
