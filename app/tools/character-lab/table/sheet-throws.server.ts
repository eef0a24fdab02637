import type { Sheet } from '~/characters/sheet/sheet';
import { spellsByIds } from '~/compendium/shelf/records.server';
import { rememberedMoves } from '~/fights/sheet/remembered-moves';
import type { Database } from '~/platform/database.server';
import { spellId, throwsKey } from './spell-id';
import type { SpellThrow } from './spell-throw';
import { spellThrows } from './spell-throws';

/** The maximum number of spells whose dice are calculated; the others have only their text. */
const MOST_WORKED_OUT = 300;

/** The dice of a sheet's spells, by slug and ability: for spells with dice whose records are published. */
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
