import type { Sheet } from '~/characters/sheet/sheet';
import { spellsByIds } from '~/compendium/shelf/records.server';
import { rememberedMoves } from '~/fights/sheet/remembered-moves';
import type { Database } from '~/platform/database.server';
import { spellId, throwsKey } from './spell-id';
import type { SpellThrow } from './spell-throw';
import { spellThrows } from './spell-throws';

/** More spells than any class's list and a book beside it; whatever is beyond has its words alone. */
const MOST_WORKED_OUT = 300;

/** The dice of the spells of a sheet, by slug and who gives the spell: of those that throw any, as far as records are published. */
export async function sheetThrows(
  db: Database,
  { spells, edition, abilities, level }: Sheet,
): Promise<Record<string, SpellThrow[]>> {
  const found = await spellsByIds(
    db,
    spells.map(({ slug }) => spellId(slug, edition)),
  );
  const records = new Map(found.map(({ id, record }) => [id, record]));
  const moveOf = rememberedMoves();
  const all = spells.slice(0, MOST_WORKED_OUT).flatMap((spell): [string, SpellThrow[]][] => {
    const id = spellId(spell.slug, edition);
    const record = records.get(id);
    if (record === undefined) return [];
    const { dc, attack, ability } = spell;
    const caster = { dc, toHit: attack, modifier: abilities[ability].modifier, level };
    const throws = spellThrows(id, record, caster, spell.bonus, moveOf);
    return throws.length === 0 ? [] : [[throwsKey(spell), throws]];
  });
  return Object.fromEntries(all);
}
