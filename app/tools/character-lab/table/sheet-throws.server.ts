import type { Sheet } from '~/characters/sheet/sheet';
import { spellsByIds } from '~/compendium/shelf/records.server';
import type { SpellMove } from '~/fights/sheet/spell-move';
import { spellMove } from '~/fights/sheet/spell-moves';
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
    const throws = spellThrows(id, record, caster, moveOf);
    return throws.length === 0 ? [] : [[throwsKey(spell), throws]];
  });
  return Object.fromEntries(all);
}

/** As many spells are remembered as both books have, and some more. */
const MOST_REMEMBERED = 800;

/** What spells do in a fight, for whoever asks next: working it out takes longer than all the rest of a sheet. */
const REMEMBERED = new Map<string, { text: string; move: SpellMove }>();

/** What a spell does, worked out once as long as its record stays the same; each record is looked at once in a request. */
function rememberedMoves(): typeof spellMove {
  const seen = new Map<string, SpellMove>();
  return (id, record) => {
    const known = seen.get(id);
    if (known) return known;
    const text = JSON.stringify(record);
    const before = REMEMBERED.get(id);
    const move = before?.text === text ? before.move : spellMove(id, record);
    if (REMEMBERED.size >= MOST_REMEMBERED) REMEMBERED.clear();
    REMEMBERED.set(id, { text, move });
    seen.set(id, move);
    return move;
  };
}
